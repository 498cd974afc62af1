import { and, desc, eq, lt } from 'drizzle-orm';
import { auditChain } from './chain.table.server.ts';
import { auditLog } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { batchSize, listExport, oneLine, type RowOf } from '#agency/exports/list-export.ts';
import { AuditFilter } from './audit-entry.ts';
import { chainAudit } from './chain-audit.ts';
import { filterAudit } from './filter-audit.ts';
import { asSeenBy } from './list-audit.ts';

const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

/** Rows of the audit with their hashes, the newest first. */
const begin = async (ctx: Ctx, filter: AuditFilter) => {
  await chainAudit(ctx);
  return async (last: { entry: { id: string } } | null) => {
    const rows = await ctx.db
      .select({ entry: auditLog, seq: auditChain.seq, hash: auditChain.hash })
      .from(auditLog)
      .leftJoin(auditChain, eq(auditChain.auditId, auditLog.id))
      .where(and(filterAudit(filter), last ? lt(auditLog.id, last.entry.id) : undefined))
      .orderBy(desc(auditLog.id))
      .limit(batchSize);
    return rows.map((row) => ({ ...row, entry: asSeenBy(ctx.actor, row.entry) }));
  };
};

export const auditExport = listExport({
  permission: 'audit:export',
  subject: 'audit',
  filter: AuditFilter,
  linesOf: oneLine<RowOf<typeof begin>>,
  columns: {
    'When (UTC)': { utc: ({ entry }) => entry.at },
    Who: ({ entry }) => entry.staffName,
    What: ({ entry }) => entry.action,
    'To what': ({ entry }) => entry.subjectType,
    Id: ({ entry }) => entry.subjectId,
    Before: ({ entry }) => asText(entry.before),
    After: ({ entry }) => asText(entry.after),
    'IP address': ({ entry }) => entry.ip,
    'Request id': ({ entry }) => entry.requestId,
    'Place in the chain': { number: ({ seq }) => seq },
    Hash: ({ hash }) => hash ?? '',
  },
  begin,
});
