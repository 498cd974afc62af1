import { and, desc } from 'drizzle-orm';
import { auditLog } from './table.server.ts';
import { allow, may, type Actor, type Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import type { AuditFilter } from './audit-entry.ts';
import { filterAudit } from './filter-audit.ts';

/** What not everybody who reads the audit may read itself: they see that it was changed, by whom and when. */
const hidden: Record<string, Permission> = {
  breach: 'privacy:read',
  processing: 'privacy:read',
  grievance: 'grievances:read',
  webhook: 'webhooks:read',
  'api-token': 'api-tokens:read',
  'server-settings': 'server-settings:read',
  backup: 'backups:read',
  'outside-source': 'outside-sources:read',
  'conversion-destination': 'conversions:read',
  'bank-transaction': 'bank-transactions:read',
};

/** What staff did, newest first; what changed only as far as whoever asks may read it. */
export async function listAudit(ctx: Ctx, input: AuditFilter & TimePage) {
  const me = allow(ctx.actor, 'audit:read');
  const matching = filterAudit(input);
  const page = await pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select()
      .from(auditLog)
      .where(and(matching, before(auditLog.id)))
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, data: page.data.map((row) => asSeenBy(me, row)) };
}

/** A row as far as somebody, or the token that they lent, may read what it is about. */
export function asSeenBy(actor: Actor, row: typeof auditLog.$inferSelect): typeof auditLog.$inferSelect {
  const needs = hidden[row.subjectType];
  return needs && !may(actor, needs) ? { ...row, before: null, after: null } : row;
}
