import { isSameStored } from '#kit/rows/differences.ts';

/** Of two states of something large only the parts that differ: the audit is for reading. */
export function changedParts(before: unknown, after: object) {
  const old: Partial<Record<string, unknown>> = typeof before === 'object' && before ? { ...before } : {};
  // What comes from the database has its keys in another order.
  const changed = Object.entries(after).filter(([key, value]) => !isSameStored(value, old[key]));
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old[key] ?? null])),
    after: Object.fromEntries(changed),
  };
}
