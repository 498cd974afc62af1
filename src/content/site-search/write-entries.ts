import { sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { searchEntries, searchWords } from './table.server.ts';
import { wordsIn } from './search-words.ts';
import { vectorOf } from './vector-of.ts';

export type Entry = Omit<typeof searchEntries.$inferSelect, 'id' | 'words'>;

export const entryId = ({ page, language }: Pick<Entry, 'page' | 'language'>) => `${page} ${language}`;

/** Shorter words are not corrected. */
export const leastToCorrect = 4;
const isCorrectable = /^[\p{L}\p{M}]+$/u;

/** Writes entries over those of the same pages. */
export async function writeEntries({ db }: Pick<Ctx, 'db'>, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(searchEntries)
    .values(entries.map((entry) => ({ ...entry, id: entryId(entry), words: vectorOf(entry) })))
    .onConflictDoUpdate({
      target: searchEntries.id,
      set: {
        kind: sql`excluded.kind`,
        path: sql`excluded.path`,
        title: sql`excluded.title`,
        body: sql`excluded.body`,
        words: sql`excluded.words`,
        publishedAt: sql`excluded.published_at`,
      },
    });
  const words = entries.flatMap(({ title, body }) => wordsIn(`${title} ${body}`).map(({ word }) => word));
  const known = [...new Set(words)].filter(
    (word) => [...word].length >= leastToCorrect && isCorrectable.test(word),
  );
  // In one order, so that two who write never wait for each other in a circle.
  if (known.length > 0)
    await db
      .insert(searchWords)
      .values(known.toSorted().map((word) => ({ word })))
      .onConflictDoNothing();
}
