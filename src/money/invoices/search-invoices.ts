import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { invoices, invoiceWords } from './table.server.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { matchesEach } from '#kit/rows/matches-words.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';

/** Words are common together that so many of the latest documents have, and one by itself that so many of the very latest have. */
const [common, latest] = [20, 2_000];
const [commonAlone, veryLatest] = [4, 400];
/** So many documents are named one by one at most. */
const few = 5_000;

/**
 * Reads a list of documents that match words, the quickest way: the database cannot tell rare words from common ones before
 * it looks, so the latest documents tell. Of many a page's worth is soon found in the order of the list; few are found by
 * the index, of their rare words alone where there are such, for of a common one it would gather every document first; and
 * named one by one.
 * @param read the list, from a WHERE on invoices; undefined where nothing is searched
 */
export async function searchInvoices<T>(
  ctx: Pick<Ctx, 'db'>,
  q: string | undefined,
  read: (matching: SQL | undefined, db: Db) => PromiseLike<T>,
): Promise<T> {
  if (!q) return read(undefined, ctx.db);
  const each = matchesEach(invoiceWords, q);
  if (each.length === 0) return read(sql`false`, ctx.db);
  const words = and(...each);
  const newest = (most: number) => sql`(select * from invoices order by id desc limit ${most}) newest`;
  const some = await ctx.db
    .select({ id: sql`id` })
    .from(newest(latest))
    .where(words)
    .limit(common);
  if (some.length === common) return readInOrder(ctx, (db) => read(words, db));
  const isCommon = each.length > 1 ? await areCommon(ctx, each, newest(veryLatest)) : [];
  const found = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    // What is asked in this way no index answers.
    .where(and(...each.map((word, i) => (isCommon[i] ? sql`coalesce(${word}, false)` : word))))
    .limit(few + 1);
  if (found.length > few) return readInOrder(ctx, (db) => read(words, db));
  const ids = found.map(({ id }) => id);
  return read(inArray(invoices.id, ids), ctx.db);
}

/** Which of several words are common by themselves, unless all of them are. */
async function areCommon(ctx: Pick<Ctx, 'db'>, each: SQL[], newest: SQL): Promise<boolean[]> {
  const counts = each.map((word, i) => [`n${i}`, sql`count(*) filter (where ${word})`.mapWith(Number)]);
  const [row = {}] = await ctx.db.select(Object.fromEntries(counts)).from(newest);
  const found = Object.values(row).map((n) => Number(n) >= commonAlone);
  return found.includes(false) ? found : [];
}
