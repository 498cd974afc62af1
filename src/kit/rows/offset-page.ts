import { z } from 'zod';

/** So many rows are skipped at most. */
const furthest = 100_000;
const Offset = z.coerce.number().int().min(0).max(furthest);

/** A page of a list in an order that no id has. `cursor`, where the page before ended, wins over `offset`. */
export const OffsetPage = z.object({
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  offset: Offset.default(0),
  cursor: Offset.optional(),
});
export type OffsetPage = z.infer<typeof OffsetPage>;

/**
 * Reads one row more than asked for, to know whether another page follows.
 * @returns `nextCursor` the offset of the next page, null on the last
 */
export async function pageByOffset<Row>(
  { perPage, offset, cursor }: OffsetPage,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
) {
  const begin = cursor ?? offset;
  const found = await read(perPage + 1, begin);
  const next = begin + perPage;
  return {
    data: found.slice(0, perPage),
    nextCursor: found.length > perPage && next <= furthest ? String(next) : null,
  };
}
