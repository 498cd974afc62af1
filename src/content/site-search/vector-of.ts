import { wordsIn } from './search-words.ts';

/** PostgreSQL keeps no more places of one word, and none further on. */
const mostPlaces = 256;
const furthest = 16_383;

/** What an entry is found by, as PostgreSQL writes a `tsvector`: the title's words weigh most (A), then the text's (D). */
export function vectorOf({ title, body }: { title: string; body: string }): string {
  const places = new Map<string, string[]>();
  let at = 0;
  for (const [text, weight] of [
    [title, 'A'],
    [body, ''],
  ] as const)
    // prettier-ignore
    for (const { word } of wordsIn(text)) {
      at += 1;
      if (at > furthest) break;
      const known = places.get(word);
      if (!known) places.set(word, [`${at}${weight}`]);
      else if (known.length < mostPlaces) known.push(`${at}${weight}`);
    }
  return [...places].map(([word, where]) => `'${word}':${where.join(',')}`).join(' ');
}
