import { and, between, eq, like, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { stemOf } from './search-words.ts';
import { searchWords } from './table.server.ts';
import { leastToCorrect } from './write-entries.ts';

/** So many words that begin and are as long alike are compared. */
const mostCompared = 5_000;

/** Words that stand nowhere put right: each with the word that is nearest to it, null where none is near. */
export const correctedWords = async (ctx: Pick<Ctx, 'db'>, words: string[]): Promise<(string | null)[]> => {
  const corrected = [];
  for (const word of words) corrected.push((await isKnown(ctx, word)) ? word : await nearestTo(ctx, word));
  return corrected;
};

async function isKnown({ db }: Pick<Ctx, 'db'>, word: string): Promise<boolean> {
  if ([...word].length < leastToCorrect) return true;
  const [found] = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, `${stemOf(word)}%`))
    .limit(1);
  return found !== undefined;
}

const first = sql<string>`left(${searchWords.word}, 1)`;
const length = sql<number>`length(${searchWords.word})`;

async function nearestTo({ db }: Pick<Ctx, 'db'>, word: string): Promise<string | null> {
  const letters = [...word];
  const most = letters.length < 7 ? 1 : 2;
  const alike = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(first, letters[0] ?? ''), between(length, letters.length - most, letters.length + most)))
    .limit(mostCompared);
  let nearest: string | null = null;
  let least = most + 1;
  for (const one of alike) {
    const steps = stepsBetween(letters, [...one.word]);
    if (steps < least) [nearest, least] = [one.word, steps];
  }
  return nearest;
}

/** How many letters are to be added, left out, changed, or changed about with their neighbour (Damerau, Levenshtein). */
export function stepsBetween(a: string[], b: string[]): number {
  let beforeLast: number[] = [];
  let last = b.map((_, j) => j + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, at(beforeLast, j - 2) + 1);
      row.push(steps);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}
const at = (row: number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY;
