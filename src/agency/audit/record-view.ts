import { and, eq, gt, sql } from 'drizzle-orm';
import { auditLog } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { audit } from './record.ts';

/** Writes down that somebody looked at personal data; once an hour is enough for the same person and thing. */
export async function auditView(
  ctx: Ctx,
  seen: {
    subjectType:
      | 'lead'
      | 'message'
      | 'incoming-mail'
      | 'customer'
      | 'help-request'
      | 'admission'
      | 'booking'
      | 'payment'
      | 'refund-request'
      | 'quotation'
      | 'project'
      | 'invoice'
      | 'buyer'
      | 'grievance';
    subjectId: string;
  },
): Promise<void> {
  if (ctx.actor.kind !== 'staff') return;
  const [lately] = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, seen.subjectType),
        eq(auditLog.subjectId, seen.subjectId),
        eq(auditLog.staffId, ctx.actor.id),
        eq(auditLog.action, 'viewed'),
        gt(auditLog.at, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(1);
  if (!lately) await audit(ctx, { action: 'viewed', ...seen });
}
