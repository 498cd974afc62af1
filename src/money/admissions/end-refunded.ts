import { and, eq, inArray } from 'drizzle-orm';
import { lineUpPlans } from './line-up-plans.ts';
import { stopPlanProject } from './stop-plan-project.ts';
import { admissions } from './table.server.ts';
import { tellPlanEnded } from './tell-plan-runs.ts';
import type { Ctx } from '#kit/context.ts';
import { releaseCoupon } from '#money/coupons/redeem-coupon.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { payerOf, type TransactionRow } from '#money/payments/one-transaction.ts';
import { allWentBack } from '#sales/projects/stop-projects.ts';

/** Nothing of its payment is left: the plan ends, and its coupon can be used again. */
export async function endRefunded(ctx: Ctx, refunded: TransactionRow, { full }: PaidOut): Promise<void> {
  if (!full) return;
  const { order } = refunded;
  const now = ctx.now();
  const its = eq(admissions.id, order.subjectId);
  const [held] = await ctx.db.select().from(admissions).where(its).for('update');
  const [ended] = await ctx.db
    .update(admissions)
    .set({ status: 'Cancelled', activeUntil: now, updatedAt: now })
    .where(and(its, inArray(admissions.status, ['Active', 'Pending', 'Completed'])))
    .returning();
  if (held) await tellPlanEnded(ctx, held, refunded.id);
  if (ended) await lineUpPlans(ctx, { ...ended, at: now });
  await releaseCoupon(ctx, { customerId: payerOf(refunded), order });
  await stopPlanProject(ctx, { admissionId: order.subjectId, because: allWentBack });
}
