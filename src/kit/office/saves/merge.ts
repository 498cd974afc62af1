import type { Difference } from '#kit/rows/differences.ts';
import type { Choice } from './save-conflict.ts';

type Group = Record<string, unknown>;

/** What stands at `cards.2.text`; undefined where there is no such place. */
export const at = (record: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((found, key) => (found as Group | null | undefined)?.[key], record);

/** The same with another value at `field`. */
function withValue(record: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : withValue((record as Group)[key], rest, value);
  return Array.isArray(record)
    ? record.map((one: unknown, i) => (i === Number(key) ? inner : one))
    : { ...(record as Group), [key]: inner };
}

/** What one wants to save, with what somebody else wrote wherever that was chosen. */
export const chosen = (yours: unknown, fields: Difference[], choice: Choice): unknown =>
  fields.reduce(
    (record, { field, theirs }) =>
      choice[field] === 'theirs' ? withValue(record, field.split('.'), theirs) : record,
    yours,
  );

/** Of what differs, the fields that only one of the two has changed since `base` was read. */
export function clearSoFar(fields: Difference[], base: unknown): Choice {
  const clear: Choice = {};
  for (const { field, theirs, yours } of fields) {
    const before = JSON.stringify(at(base, field) ?? null);
    if (before === JSON.stringify(theirs)) clear[field] = 'yours';
    else if (before === JSON.stringify(yours)) clear[field] = 'theirs';
  }
  return clear;
}
