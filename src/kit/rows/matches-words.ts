import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { phoneDigits } from '#kit/india/phone.ts';

/** What the parser never cuts, whatever the language of the database. */
const wholeWord = /^[a-z0-9]+$/;

/** Whether somebody looks for a number, in whatever way it is typed. */
export const isDigits = (q: string) => /^[\d\s()+-]+$/.test(q);

/** How words are asked for: each as the beginning of one, or, many times quicker and finding less, as one. */
export type Asking = 'beginnings' | 'whole words';

/**
 * Every word must begin some word of the record. Words with other signs in them are asked for both as the parser would
 * cut them and as they stand, for it keeps `ravi@example.com` and `e-commerce` whole.
 * @returns undefined where nothing of it is a word
 */
export const matchesWords = (search: PgColumn | SQL, q: string, asking: Asking = 'beginnings') =>
  and(...matchesEach(search, q, asking));

/** The same, a condition for each word. */
export function matchesEach(
  search: PgColumn | SQL,
  q: string,
  asking: Asking = 'beginnings',
): SQL<boolean>[] {
  const words = isDigits(q) ? [phoneDigits(q)] : q.toLowerCase().split(/\s+/);
  return words
    .map((word) => word.replaceAll(/['\\\0]/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => sql<boolean>`${search} @@ ${queryOf(word, asking)}`);
}

function queryOf(word: string, asking: Asking): SQL {
  const term = asking === 'beginnings' ? `'${word}':*` : `'${word}'`;
  return wholeWord.test(word)
    ? sql`${term}::tsquery`
    : sql`(to_tsquery('simple', ${term}) || ${term}::tsquery)`;
}
