const deepest = 12;

/**
 * A copy of parsed JSON that a jsonb column accepts: no NUL, no broken surrogate pairs (PostgreSQL refuses both), and
 * nothing nested deeper than twelve levels.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '\ufffd');
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.map((entry) => storable(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storable(key) as string, storable(entry, depth + 1)]),
  );
}
