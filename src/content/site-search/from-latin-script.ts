import said from './latin-words.json' with { type: 'json' };
import { wordsIn } from './search-words.ts';

/** A word as it sounds, whichever way somebody writes it: keemat and kimat, banwana and banvana, kitnaa. */
const soundOf = (word: string) =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replaceAll(/([aeiou])\1+/g, '$1');

/** What one or two words mean in English; nothing for those that only hold a sentence together. */
const meanings = new Map(
  Object.entries(said).flatMap(([english, ways]) =>
    ways.split(', ').map((way) => [way.split(' ').map(soundOf).join(' '), english] as const),
  ),
);

/**
 * Hindi and Marathi that were typed in Latin letters, as many do, in the English words of our pages; all else stays as it
 * is. _website ka kharcha kitna hai_ → _website cost how_.
 */
export function fromLatinScript(text: string): string {
  const words = wordsIn(text).map(({ word }) => word);
  const sounds = words.map(soundOf);
  const meant: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const both = meanings.get(`${sounds[i]} ${sounds[i + 1]}`);
    meant.push(both ?? meanings.get(sounds[i] ?? '') ?? words[i] ?? '');
    if (both !== undefined) i++;
  }
  const english = meant.filter((word) => word !== '').join(' ');
  return english === '' || english === words.join(' ') ? text : english;
}
