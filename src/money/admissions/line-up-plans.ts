import { and, asc, eq, gt } from 'drizzle-orm';
import { sameService } from './same-service.ts';
import { admissions } from './table.server.ts';
import { tellPlanRuns } from './tell-plan-runs.ts';
import type { Ctx } from '#kit/context.ts';
import { monthsAfter } from '#money/renewals/months-after.ts';
import { paymentOfPlan } from '#money/upgrades/read-running.ts';

type AdmissionRow = typeof admissions.$inferSelect;

/**
 * What was bought to follow a plan that has ended before its time, or that another took the place of: the first of it begins
 * where a plan that runs has its end, or at that moment, and each of the others where the one before it ends.
 */
export async function lineUpPlans(
  ctx: Ctx,
  { at, ...plan }: Pick<AdmissionRow, 'customerId' | 'serviceId' | 'serviceName'> & { at: Date },
): Promise<void> {
  const { customerId, status, activeFrom, activeUntil } = admissions;
  const ofService = and(eq(customerId, plan.customerId), sameService(admissions, plan));
  const plans = await ctx.db
    .select()
    .from(admissions)
    .where(and(ofService, eq(status, 'Active'), gt(activeUntil, at)))
    .orderBy(asc(activeFrom));
  let from = at;
  for (const { id, planMonths, activeFrom: startsAt, activeUntil: endsAt } of plans) {
    if (!startsAt || !endsAt) continue;
    const [moved] =
      startsAt > at && startsAt.getTime() !== from.getTime()
        ? await ctx.db
            .update(admissions)
            .set({ activeFrom: from, activeUntil: monthsAfter(from, planMonths), updatedAt: ctx.now() })
            .where(and(eq(admissions.id, id), eq(status, 'Active')))
            .returning()
        : [];
    if (moved) await tellPlanRuns(ctx, moved, (await paymentOfPlan(ctx, moved))?.id ?? null);
    const until = moved?.activeUntil ?? endsAt;
    if (until > from) from = until;
  }
}
