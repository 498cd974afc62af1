import { states } from '#kit/india/states.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { factKeys, factLabels } from '../fact-labels.ts';
import type { LeadFacts } from '../lead-facts.ts';

/** What a change of facts was, fact by fact: `Name: Ravi → Ravi Kale`. */
export const factsWords = (data: Record<string, string | null>): string[] =>
  factKeys
    .filter((key) => `to.${key}` in data)
    .map((key) => `${factLabels[key]}: ${said(key, data[`from.${key}`])} → ${said(key, data[`to.${key}`])}`);

function said(key: keyof LeadFacts, value: string | null | undefined): string {
  if (!value) return 'none';
  if (key === 'stateCode') return states[value] ?? value;
  if (key === 'language') return languageLabels[value as LeadFacts['language']];
  return value;
}
