import data from './stop-words.json' with { type: 'json' };
import { inArray, sql, type SQL } from 'drizzle-orm';
import { languages } from '#kit/language/language.ts';

/** What a message of one word asks for, and what is answered, in its language; null where it is no such word. */
export function stopWordIn(text: string): { asks: 'stop' | 'start'; said: string } | null {
  const word = text
    .toLowerCase()
    .replaceAll(/[\s.!।"'*]+/g, ' ')
    .trim();
  for (const asks of ['stop', 'start'] as const)
    for (const language of languages) {
      const { words, said } = data[asks][language];
      if (words.includes(word)) return { asks, said };
    }
  return null;
}

/** The same of a column of texts: whether one says nothing but that they want no more. */
export const saysStop = (text: SQL): SQL =>
  inArray(
    sql`trim(regexp_replace(lower(left(${text}, 50)), '[[:space:].!।"''*]+', ' ', 'g'))`,
    languages.flatMap((language) => data.stop[language].words),
  );
