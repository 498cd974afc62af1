import { sql } from 'drizzle-orm';
import type { bankTransactions } from './table.server.ts';

/** What a line of the bank tells of money that came. */
export type Credit = Pick<
  typeof bankTransactions.$inferSelect,
  'id' | 'bookedOn' | 'description' | 'reference' | 'creditPaise'
>;

/** As many proposals stand beside a line. */
export const shownMatches = 4;

/** Letters and digits alone, as banks leave signs and spaces out. */
export const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Banks cut names short, and nobody writes out what kind of company it is. */
const nameKey = (name: string) =>
  plain(name)
    .replace(/(PRIVATE|PVT|LIMITED|LTD|LLP)+$/, '')
    .slice(0, 14);

/** Whether the plain words of a line name one of these. */
export const namesOne = (words: string, names: string[]) =>
  names.map(nameKey).some((key) => key.length >= 4 && words.includes(key));

/** The same as `plain` of a column. */
export const plainOf = (text: unknown) => sql`regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g')`;

/** Whether plain words hold the beginning of a name: wider than what counts in the end. */
export const begins = (words: string, name: unknown) =>
  sql`(length(${plainOf(name)}) >= 4 and strpos(${words}, left(${plainOf(name)}, 4)) > 0)`;
