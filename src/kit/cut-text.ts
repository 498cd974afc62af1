/** The beginning of a text, at most so long, without half a character at its end: a jsonb column refuses those. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
