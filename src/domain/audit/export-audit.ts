import { and, desc, eq, lt } from 'drizzle-orm';
import { auditChain } from '#db/schema/audit-chain.server.ts';
import { auditLog } from '#db/schema/audit.server.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { csvLines } from '#domain/csv.ts';
import type { AuditFilter } from './audit-entry.ts';
import { chainAudit } from './chain-audit.ts';
import { filterAudit } from './filter-audit.ts';
import { audit } from './record.ts';

const batchSize = 500;
type Row = Awaited<ReturnType<typeof readBatch>>[number];

const columns: Record<string, (row: Row) => string> = {
  'When (UTC)': ({ entry }) => entry.at.toISOString(),
  Who: ({ entry }) => entry.staffName,
  What: ({ entry }) => entry.action,
  'To what': ({ entry }) => entry.subjectType,
  Id: ({ entry }) => entry.subjectId,
  Before: ({ entry }) => asText(entry.before),
  After: ({ entry }) => asText(entry.after),
  'IP address': ({ entry }) => entry.ip,
  'Request id': ({ entry }) => entry.requestId,
  'Place in the chain': ({ seq }) => String(seq ?? ''),
  Hash: ({ hash }) => hash ?? '',
};

const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

/** All rows that match, newest first, with their hashes, as CSV in pieces; each batch is a short query of its own. */
export async function exportAudit(ctx: Ctx, filter: AuditFilter): Promise<AsyncGenerator<string>> {
  allow(ctx.actor, 'audit:export');
  await chainAudit(ctx);
  await audit(ctx, { action: 'exported', subjectType: 'audit', subjectId: 'list', after: filter });
  return pieces(ctx, filter);
}

async function* pieces(ctx: Ctx, filter: AuditFilter): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only when it says so.
  yield '\uFEFF' + csvLines([Object.keys(columns)]);
  let before: string | null = null;
  do {
    const rows: Row[] = await readBatch(ctx, filter, before);
    if (rows.length > 0) yield csvLines(rows.map((row) => Object.values(columns).map((cell) => cell(row))));
    before = rows.length < batchSize ? null : (rows.at(-1)?.entry.id ?? null);
  } while (before !== null);
}

const readBatch = (ctx: Ctx, filter: AuditFilter, before: string | null) =>
  ctx.db
    .select({ entry: auditLog, seq: auditChain.seq, hash: auditChain.hash })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.auditId, auditLog.id))
    .where(and(filterAudit(filter), before === null ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(batchSize);
