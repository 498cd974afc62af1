import { and, desc, eq, ne } from 'drizzle-orm';
import { auditLog } from '#db/schema/audit.server.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { pageByTime, type TimePage } from '#domain/time-page.ts';
import type { AuditFilter } from './audit-entry.ts';

/** What staff did, newest first. */
export async function listAudit(ctx: Ctx, input: AuditFilter & TimePage) {
  allow(ctx.actor, 'audit:read');
  const matching = and(
    input.action && eq(auditLog.action, input.action),
    input.subjectType ? eq(auditLog.subjectType, input.subjectType) : undefined,
    input.subjectId ? eq(auditLog.subjectId, input.subjectId) : undefined,
    input.staffId ? eq(auditLog.staffId, input.staffId) : undefined,
    input.views || input.action ? undefined : ne(auditLog.action, 'viewed'),
  );
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
