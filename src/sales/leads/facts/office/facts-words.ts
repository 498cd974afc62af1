import { states } from '#kit/india/states.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import type { Language } from '#kit/language/language.ts';
import { factKeys, factLabels, type FactKey } from '../fact-labels.ts';

/** What a change of facts was, fact by fact: `Name: Ravi → Ravi Kale`. */
export const factsWords = (data: Record<string, string | null>): string[] => [
  ...factKeys
    .filter((key) => `to.${key}` in data)
    .map((key) => `${factLabels[key]}: ${said(key, data[`from.${key}`])} → ${said(key, data[`to.${key}`])}`),
  ...Object.keys(data)
    .filter((key) => key.startsWith(ownField))
    .map((key) => key.slice(ownField.length))
    .map((name) => `${name}: ${data[`from.field: ${name}`] || 'none'} → ${data[ownField + name] || 'none'}`),
];

/** How changes of the agency's own fields are kept, before their name. */
const ownField = 'to.field: ';

function said(key: FactKey, value: string | null | undefined): string {
  if (!value) return 'none';
  if (key === 'stateCode') return states[value] ?? value;
  if (key === 'language') return languageLabels[value as Language];
  return value;
}
