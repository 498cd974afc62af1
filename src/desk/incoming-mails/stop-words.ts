import data from './stop-words.json' with { type: 'json' };
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
