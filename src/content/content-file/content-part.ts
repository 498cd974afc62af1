import type { z } from 'zod';
import { issueMessage } from '#kit/field-errors.ts';
import type { Ctx } from '#kit/context.ts';
import { translateMessage } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';
import { isSameStored } from '#kit/rows/differences.ts';
import type { ContentItem, ContentKind } from './content-file.ts';

type Found<C> = { key: string; title: string; content: C };

type Checked =
  | { why: string }
  | {
      isSame: (content: unknown) => boolean;
      write: (ctx: Ctx, key: string) => Promise<void>;
    };

/** One kind of content: how it is read here, and what is to be made of what a file says. */
export type ContentPart = {
  kind: ContentKind;
  read: (ctx: Ctx) => Promise<Found<unknown>[]>;
  /** What an item of the file is here, if it is here. */
  find: (item: ContentItem, here: Found<unknown>[], file: ContentItem[]) => Found<unknown> | undefined;
  check: (content: unknown) => Checked;
};

/** @param part.find by the key, where nothing else is given */
export function partOf<C>(part: {
  kind: ContentKind;
  schema: z.ZodType<C>;
  read: (ctx: Ctx) => Promise<Found<C>[]>;
  write: (ctx: Ctx, key: string, content: C) => Promise<void>;
  find?: ContentPart['find'];
}): ContentPart {
  return {
    kind: part.kind,
    read: part.read,
    find: part.find ?? (({ key }, here) => here.find((one) => one.key === key)),
    check(content) {
      const parsed = part.schema.safeParse(content);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const why = issue && translateMessage(english, issueMessage(issue));
        return { why: [issue?.path.join('.'), why].filter(Boolean).join(': ') };
      }
      return {
        isSame: (other) => isSameStored(other, parsed.data),
        write: (ctx, key) => part.write(ctx, key, parsed.data),
      };
    },
  };
}
