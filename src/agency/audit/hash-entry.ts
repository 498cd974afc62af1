import { createHash } from 'node:crypto';
import type { auditLog } from './table.server.ts';

type Row = typeof auditLog.$inferSelect;

/** What the first row of the chain follows. */
export const noHash = '0'.repeat(64);

/** SHA-256 in hex over the hash before and everything that a row of the audit says, in one fixed form. */
export function hashEntry(before: string, row: Row): string {
  const { id, at, staffId, staffName, action, subjectType, subjectId, ip, requestId } = row;
  const said = [id, at.toISOString(), staffId, staffName, action, subjectType, subjectId, ip, requestId];
  const content = JSON.stringify([...said, inOrder(row.before), inOrder(row.after)]);
  return createHash('sha256').update(`${before}\n${content}`).digest('hex');
}

/** The same JSON with the keys of its objects in one order, whatever order a database gives them back in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).map(([key, part]) => [key, inOrder(part)] as const);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
