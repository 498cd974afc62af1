const masks: [RegExp, string][] = [
  [/\S+@\S+/gu, '[address]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  // Numbers of phones, cards, accounts and Aadhaar, however they are spaced; a PAN; a GSTIN.
  [/\b(?:\p{Nd}{2})?\p{L}{5}\p{Nd}{4}\p{L}(?:\p{L}|\p{Nd}){0,3}\b/gu, '[number]'],
  [/\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){4,}/gu, '[number]'],
];

/** A text without the numbers and addresses that lead to a person. Names stay: nobody can tell them from words. */
export const maskPersonal = (text: string): string =>
  masks.reduce((masked, [what, mark]) => masked.replaceAll(what, mark), text);

/** The same with nothing in its place: what is left to look for. */
export const withoutPersonal = (text: string): string =>
  masks.reduce((left, [what]) => left.replaceAll(what, ' '), text);
