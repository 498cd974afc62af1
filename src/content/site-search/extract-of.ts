import { wordsIn, type Word } from './search-words.ts';

/** A piece of text; `marked`: a word that was looked for. */
export type Piece = { text: string; marked: boolean };

const room = 220;
/** So much stands before the first marked word. */
const before = 50;
/** Among so many places the best one is looked for. */
const mostPlaces = 200;

/** The same text in pieces, the words that begin with one of the stems marked. */
export function markedIn(text: string, stems: string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { at, end } of matching(text, stems)) {
    if (at > done) pieces.push({ text: text.slice(done, at), marked: false });
    pieces.push({ text: text.slice(at, end), marked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}

/** The part of a text where most of the words stand together, in whole words; its beginning where none does. */
export function extractOf(text: string, stems: string[]): Piece[] {
  const places = matching(text, stems).slice(0, mostPlaces);
  let best = { at: 0, kinds: 0 };
  for (const { at } of places) {
    const near = places.filter((one) => one.at >= at && one.end <= at + room - before);
    const kinds = stems.filter((stem) => near.some(({ word }) => word.startsWith(stem))).length;
    if (kinds > best.kinds) best = { at, kinds };
  }
  const from = best.at <= before ? 0 : text.indexOf(' ', best.at - before - 1) + 1;
  const cut = text.slice(from, from + room).replace(/^[\s,.;:·–]+/u, '');
  const isWhole = from + room >= text.length;
  const shown = isWhole ? cut : cut.replace(/[\s,.;:·–]+\S*$/u, '');
  return markedIn(`${from > 0 ? '… ' : ''}${shown}${isWhole ? '' : ' …'}`, stems);
}

const matching = (text: string, stems: string[]): Word[] =>
  wordsIn(text).filter(({ word }) => stems.some((stem) => word.startsWith(stem)));
