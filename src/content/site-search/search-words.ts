/** A word as it is compared, and where it stands in its text. */
export type Word = { word: string; at: number; end: number };

/** A number with its commas, or letters with the signs above, below and between them. */
const wordLike = /\p{N}+(?:,\p{N}+)+|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
const longest = 60;

/**
 * The words of a text, in any script. PostgreSQL's own parser cuts Devanagari at its vowel signs or not, as the
 * database's locale has it; this cuts alike everywhere, and where to mark a hit is known.
 */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordLike)].flatMap(({ 0: found, index }) => {
    const word = compared(found).slice(0, longest).toWellFormed();
    return word === '' ? [] : [{ word, at: index, end: index + found.length }];
  });

/**
 * A word without what people write either way: accents, nukta, joiners, chandrabindu for anusvara, long i and u for
 * short ones (वेबसाईट, वेबसाइट), a letter written as two (अ‍ॅप, ॲप), digits of Devanagari.
 */
function compared(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]|\u093c|\u200c|\u200d|,/g, '')
    .toLowerCase();
  return bare.replaceAll(
    /\u0905[\u0945\u0949]|\u090d|\u0901|\u0908|\u0940|\u090a|\u0942|[\u0966-\u096f]/g,
    (sign) => alike.get(sign) ?? String(sign.charCodeAt(0) - digitZero),
  );
}
/** Chandrabindu and anusvara; long i and short i, as letters and as signs; the same of u; the a and o of English words. */
const alike = new Map([
  ['\u0901', '\u0902'],
  ['\u0908', '\u0907'],
  ['\u0940', '\u093f'],
  ['\u090a', '\u0909'],
  ['\u0942', '\u0941'],
  ['\u0905\u0945', '\u0972'],
  ['\u090d', '\u0972'],
  ['\u0905\u0949', '\u0911'],
]);
const digitZero = 0x0966;

/** What stands in nearly every text says nothing of what is looked for. */
const common = new Set(
  wordsIn(
    `a an and are as at be by can do does for from how i in is it me my of on or our should that the this to us was we
    what when where which who why will with you your
    का के की है हैं में से को और पर या एक क्या कैसे कि यह वह हम मैं आप हो तो भी नहीं लिए करें
    आहे आहेत आणि च चा ची चे मध्ये कसे कशी काय हे हा ही ते तो मी तुम्ही आम्ही किंवा साठी`,
  ).map(({ word }) => word),
);

/** The words to look for, each once; common ones only where there are no others. */
export function soughtWords(text: string): string[] {
  const words = [...new Set(wordsIn(text).map(({ word }) => word))].slice(0, 12);
  const telling = words.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : words;
}

/** Endings with what must stay before them. What is cut off too much only finds more: hits are beginnings of words. */
const endings = [
  /(?<=[a-z]{4})(?:ing|ed)$/,
  /(?<=[a-z]{3})ies$/,
  /(?<=[a-z]{3}[^s])s$/,
  /(?<=[\u0900-\u097f]{3})(?:ा?साठि|ामध्ये|मध्ये|ां?(?:च्या|चा|चि|चे|ना|ला|ने)|च्या|चा|चि|चे|ला|ने)$/,
  /(?<=[\u0900-\u097f]{3})(?:ियों|ियां|ओं|एं|ों|ें)$/,
  /(?<=[\u0900-\u097f]{3})[\u0902\u093e-\u094c]+$/,
];

/** The beginning that the forms of a word share: of `websites` and `दुकानों` that of `website` and `दुकान`. */
export function stemOf(word: string): string {
  const ending = endings.find((one) => one.test(word));
  return ending ? word.replace(ending, '') : word;
}
