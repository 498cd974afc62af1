import { createHash } from 'node:crypto';

/** A short mark of what somebody reads: it is another one as soon as a field is. */
export const etagOf = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(said)))
    .digest('base64url')
    .slice(0, 22);

/** The database keeps the keys of what it stores in an order of its own. */
function sorted(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
