import { inArray, sql, type SQL } from 'drizzle-orm';
import { invoices, invoiceWords } from './table.server.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { matchesWords } from '#kit/rows/matches-words.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';

/** Words are common that so many of the latest documents have. */
const [common, latest] = [20, 2_000];
/** So many documents are named one by one at most. */
const few = 5_000;

/**
 * Reads a list of documents that match words, the quickest way: the database cannot tell rare words from common ones before
 * it looks, so the latest documents tell. Of many a page's worth is soon found in the order of the list; few are found by
 * the index of words, and named one by one.
 * @param read the list, from a WHERE on invoices; undefined where nothing is searched
 */
export async function searchInvoices<T>(
  ctx: Pick<Ctx, 'db'>,
  q: string | undefined,
  read: (matching: SQL | undefined, db: Db) => PromiseLike<T>,
): Promise<T> {
  if (!q) return read(undefined, ctx.db);
  const words = matchesWords(invoiceWords, q) ?? sql`false`;
  const some = await ctx.db
    .select({ id: sql`id` })
    .from(sql`(select * from invoices order by id desc limit ${latest}) newest`)
    .where(words)
    .limit(common);
  if (some.length === common) return readInOrder(ctx, (db) => read(words, db));
  const found = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(words)
    .limit(few + 1);
  if (found.length > few) return readInOrder(ctx, (db) => read(words, db));
  const ids = found.map(({ id }) => id);
  return read(inArray(invoices.id, ids), ctx.db);
}
