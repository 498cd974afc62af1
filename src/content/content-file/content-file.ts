import { z } from 'zod';

/** What one file of content holds: each item whole, as its form in the office edits it. */
export const contentKinds = [
  'home',
  'about',
  'offer',
  'service-page',
  'policy',
  'picker',
  'case',
  'gallery',
  'post',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** `key` finds the item again: a page's address, a gallery's id. Pictures are named by their ids in the library. */
const Item = z.object({
  kind: z.string().max(40),
  key: z.string().max(200),
  title: z.string().max(300),
  content: z.unknown(),
});
export const ContentFile = z.object({
  format: z.literal('nirmaan-content-1', 'This is not a file of content that was exported here'),
  exportedAt: z.iso.datetime({ offset: true }),
  items: z.array(Item).max(5_000),
});
export type ContentFile = z.infer<typeof ContentFile>;
export type ContentItem = z.infer<typeof Item>;

export const contentOutcomes = ['new', 'changed', 'same', 'refused'] as const;
/** What becomes, or would become, of an item. `why` is empty unless it is refused. */
export type ContentLine = {
  kind: string;
  key: string;
  title: string;
  outcome: (typeof contentOutcomes)[number];
  why: string;
};
