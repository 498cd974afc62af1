import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** A page of something whose ids sort by time, newest first. `cursor`, the last id seen, wins over `offset`. */
export const TimePage = z.object({
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: z.uuid().optional(),
});
export type TimePage = z.infer<typeof TimePage>;

/** Reads one row more than asked for, to know whether another page follows. */
export async function pageByTime<Row extends { id: string }>(
  page: TimePage,
  read: (before: (id: PgColumn) => SQL | undefined, limit: number, offset: number) => Promise<Row[]>,
) {
  const { cursor } = page;
  const found = await read(
    (id) => (cursor === undefined ? undefined : lt(id, cursor)),
    page.perPage + 1,
    cursor === undefined ? page.offset : 0,
  );
  const data = found.slice(0, page.perPage);
  return { data, nextCursor: found.length > page.perPage ? (data.at(-1)?.id ?? null) : null };
}
