import { and, desc } from 'drizzle-orm';
import { auditLog } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import type { AuditFilter } from './audit-entry.ts';
import { filterAudit } from './filter-audit.ts';

/** What staff did, newest first. */
export async function listAudit(ctx: Ctx, input: AuditFilter & TimePage) {
  allow(ctx.actor, 'audit:read');
  const matching = filterAudit(input);
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select()
      .from(auditLog)
      .where(and(matching, before(auditLog.id)))
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset),
  );
}
