import { formatInr } from '#kit/india/money.ts';

/** A value as somebody reads it who compares two of them. */
export function shown(value: unknown, field: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field.endsWith('Paise') ? formatInr(value) : String(value);
  if (Array.isArray(value)) return value.map((one: unknown) => row(one)).join('\n');
  if (typeof value === 'object') return 'content' in value ? documentText(value) : row(value);
  return String(value);
}

/** An entry of a list: what it says, not by which id it is known. */
const row = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([key]) => !/(^id|Id)$/.test(key) && key !== 'picture')
        .map(([key, inner]) => shown(inner, key))
        .filter((text) => text !== '')
        .join(' · ')
    : shown(value, '');

/** The text of an article, a paragraph a line. */
function documentText(node: object): string {
  if ('text' in node && typeof node.text === 'string') return node.text;
  const inner = 'content' in node && Array.isArray(node.content) ? (node.content as object[]) : [];
  const isLine = inner.every((one) => 'text' in one);
  return inner.map(documentText).join(isLine ? '' : '\n');
}

/**
 * What a field is called: the words beside it in the form that is open, else its own name. `content.hero.firstLine` is
 * "Hero › First line".
 */
export function labelOf(field: string): string {
  const input = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`);
  const words = input?.labels?.[0]?.textContent?.replaceAll(/[*\u2009]/g, '').trim();
  return words || nameOf(field);
}

export const nameOf = (field: string): string =>
  field
    .replace(/^content\./, '')
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : labelFromKey(key)))
    .join(' › ');

const labelFromKey = (key: string) => {
  const words = key
    .replace(/(Paise|Id|Ids)$/, '')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
