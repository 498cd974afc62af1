const address = /https?:\/\/[^\s<>"']{3,}/g;
/** Longer ones are led to directly, and not counted. */
const longest = 1000;

/** Marks that end a sentence, or stand around it, in English, Hindi or Marathi. */
const end = /[.,;:!?…।॥)\]’”]$/;
const count = (text: string, mark: string) => text.split(mark).length;

const isOwnBracket = (url: string) => url.endsWith(')') && count(url, '(') >= count(url, ')');

/** An address without what belongs to the sentence; a bracket that it opens itself is its own. */
function withoutEnd(found: string): string {
  let url = found;
  while (end.test(url) && !isOwnBracket(url)) url = url.slice(0, -1);
  return url;
}

/** A text in its parts: words, and the web addresses between them, without the marks of the sentence around them. */
export function partsOf(text: string): { words: string; url: string | null }[] {
  const parts: { words: string; url: string | null }[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = withoutEnd(found);
    if (!URL.canParse(url) || url.length > longest) continue;
    if (index > done) parts.push({ words: text.slice(done, index), url: null });
    parts.push({ words: url, url });
    done = index + url.length;
  }
  if (done < text.length) parts.push({ words: text.slice(done), url: null });
  return parts;
}

/** Every web address in a text, once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(partsOf(text).flatMap(({ url }) => url ?? [])),
];
