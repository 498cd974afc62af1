/** Names of fields that are read by machines. */
const notWords = new Set(['id', 'key', 'icon', 'pictureId', 'picture', 'status', 'date']);

const spoken = (key: string) => key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * Every text of a structure with the part that it stands in: `services · cards 2 · name`. What has no letter, like `27`,
 * is the same in every language.
 */
export function textsIn(value: unknown, part = ''): { part: string; text: string }[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [{ part, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, i) => textsIn(entry, `${part} ${i + 1}`.trim()));
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value)
    .filter(([key]) => !notWords.has(key))
    .flatMap(([key, entry]) => textsIn(entry, part ? `${part} · ${spoken(key)}` : spoken(key)));
}
