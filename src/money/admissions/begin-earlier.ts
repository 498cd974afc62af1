import { and, asc, eq, gt } from 'drizzle-orm';
import { sameService } from './same-service.ts';
import { admissions } from './table.server.ts';
import { tellPlanRuns } from './tell-plan-runs.ts';
import type { Ctx } from '#kit/context.ts';
import { monthsAfter } from '#money/renewals/months-after.ts';
import { paymentOfPlan } from '#money/upgrades/read-running.ts';

type AdmissionRow = typeof admissions.$inferSelect;

/**
 * What was bought to follow a plan that has ended before its time: the first of it begins at that moment, or where another
 * one that runs has its end, and each of the others where the one before it ends.
 */
export async function beginEarlier(
  ctx: Ctx,
  { endedAt, ...ended }: Pick<AdmissionRow, 'customerId' | 'serviceId' | 'serviceName'> & { endedAt: Date },
): Promise<void> {
  const { customerId, status, activeFrom, activeUntil } = admissions;
  const ofService = and(eq(customerId, ended.customerId), sameService(admissions, ended));
  const plans = await ctx.db
    .select()
    .from(admissions)
    .where(and(ofService, eq(status, 'Active'), gt(activeUntil, endedAt)))
    .orderBy(asc(activeFrom));
  let from = endedAt;
  for (const plan of plans) {
    if (!plan.activeFrom || !plan.activeUntil) continue;
    let until = plan.activeUntil;
    if (plan.activeFrom > from) {
      const [moved] = await ctx.db
        .update(admissions)
        .set({ activeFrom: from, activeUntil: monthsAfter(from, plan.planMonths), updatedAt: ctx.now() })
        .where(and(eq(admissions.id, plan.id), eq(status, 'Active')))
        .returning();
      if (!moved?.activeUntil) continue;
      await tellPlanRuns(ctx, moved, (await paymentOfPlan(ctx, moved))?.id ?? null);
      until = moved.activeUntil;
    }
    if (until > from) from = until;
  }
}
