/** The server names the entry (`phones.1`); the field is the whole list, so its text names the line. */
export function errorsByList(errors: Record<string, string>, lists: string[]): Record<string, string> {
  const folded: Record<string, string> = {};
  for (const [key, text] of Object.entries(errors)) {
    const [list = '', index] = key.split('.');
    if (lists.includes(list) && index !== undefined) folded[list] ??= `Line ${Number(index) + 1}: ${text}`;
    else folded[key] = text;
  }
  return folded;
}
