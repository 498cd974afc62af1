import { z } from 'zod';
import { viewedLists, type ViewedList } from '#kit/viewed-lists.ts';

const listNames = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]];
export const ListName = z.enum(listNames);

const key = z.string().regex(/^[a-z0-9][\w-]{0,59}$/i);
const value = z.union([z.string().max(200), z.number(), z.boolean()]);
const most = 4_000;

/**
 * What a list is narrowed by, as its screen holds it: the list's own call says what each means. Those of a lead's own
 * fields stand two deep.
 */
export const ListFilter = z
  .record(
    key,
    z.union([value, z.array(value).max(50), z.record(key, z.union([value, z.record(key, value)]))]),
  )
  .refine((filter) => JSON.stringify(filter).length <= most, 'These are more filters than a view can keep');
export type ListFilter = z.infer<typeof ListFilter>;

export const ListSort = z.strictObject({ field: key, order: z.enum(['ASC', 'DESC']) });
export type ListSort = z.infer<typeof ListSort>;

const fields = {
  name: z.string().trim().min(1, 'Enter a name').max(60, 'Please use at most 60 characters'),
  /** Everybody who may read the list sees it; else only whoever saved it. */
  shared: z.boolean(),
  filter: ListFilter,
  /** Null: the order that the list has by itself. */
  sort: ListSort.nullable(),
};

export const ListViewInput = z.strictObject({
  /** Of one that was deleted and comes back: the links that were sent lead to it again. */
  id: z.uuid().optional(),
  resource: ListName,
  ...fields,
  sort: fields.sort.default(null),
});
export type ListViewInput = z.infer<typeof ListViewInput>;

export const ListViewPatch = z.strictObject(fields).partial();
export type ListViewPatch = z.infer<typeof ListViewPatch>;
