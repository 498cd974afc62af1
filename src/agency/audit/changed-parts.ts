/** Of two states of something large only the parts that differ: the audit is for reading. */
export function changedParts(before: unknown, after: object) {
  const old: Partial<Record<string, unknown>> = typeof before === 'object' && before ? { ...before } : {};
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key]),
  );
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old[key] ?? null])),
    after: Object.fromEntries(changed),
  };
}
