import { sql } from 'drizzle-orm';
import type { bankTransactions } from './table.server.ts';

/** What a line of the bank tells of money that came. */
export type Credit = Pick<
  typeof bankTransactions.$inferSelect,
  'id' | 'bookedOn' | 'description' | 'reference' | 'creditPaise'
>;

/** As many proposals stand beside a line. */
export const shownMatches = 4;
/** Enough for a page of credits; names that half of all buyers share would not help anyway. */
export const maxCandidates = 1_000;
/** The bank's day may be another than the one that was recorded. */
export const graceDays = 3;

/** Letters and digits alone, as banks leave signs and spaces out. */
export const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Banks cut names short, and nobody writes out what kind of company it is. */
const nameKey = (name: string) =>
  plain(name)
    .replace(/(PRIVATE|PVT|LIMITED|LTD|LLP)+$/, '')
    .slice(0, 14);

/** How a bank writes a document's number and whom it is for. Made once: every line is held against every document. */
export const asBanksWrite = (number: string, names: string[]) => ({
  number: plain(number),
  names: names.map(nameKey).filter((key) => key.length >= 4),
});

/** The same as `plain` of a column. */
export const plainOf = (text: unknown) => sql`regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g')`;

/** Whether plain words hold the beginning of a name: wider than what counts in the end. */
export const begins = (words: string, name: unknown) =>
  sql`(length(${plainOf(name)}) >= 4 and strpos(${words}, left(${plainOf(name)}, 4)) > 0)`;
