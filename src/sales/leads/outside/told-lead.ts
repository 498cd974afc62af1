import type { Attribution } from '#content/visits/attribution.ts';

/** One field of theirs: `key` by which it is mapped, `label` as a person reads it. */
export type ToldField = { key: string; label: string; value: string };

/** A lead as its source tells it. */
export type ToldLead = {
  externalId: string;
  isTest: boolean;
  fields: ToldField[];
  /** Boxes of its form by their keys, ticked or not. */
  ticks: Record<string, boolean>;
  attribution: Attribution;
  /** All of it, as it came. */
  raw: unknown;
};

/** `SENDER_NAME` → `Sender name`. */
export const labelOf = (key: string) => {
  const words = key
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a flat object of theirs says; what is empty says nothing. */
export const fieldsIn = (told: Record<string, unknown>, without: readonly string[]): ToldField[] =>
  Object.entries(told).flatMap(([key, value]) => {
    if (without.includes(key) || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const said = String(value).trim();
    return said ? [{ key, label: labelOf(key), value: said }] : [];
  });
