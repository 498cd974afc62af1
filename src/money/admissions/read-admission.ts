import { desc, eq, inArray } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import { services } from '#catalogue/services/table.server.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';

/**
 * The latest admission of whoever asks, of those that wait or run where there is one, with its plan as it is sold now
 * and its service as that is called now, for the form knows no other name; null before the first. @throws NotFound
 */
export async function readAdmission(ctx: Ctx, input: { account: string }) {
  const { id: customerId } = ownAccount(ctx.actor, input.account);
  const [found] = await ctx.db
    .select({ latest: admissions, calledNow: services.name })
    .from(admissions)
    .leftJoin(services, eq(services.id, admissions.serviceId))
    .where(eq(admissions.customerId, customerId))
    .orderBy(desc(inArray(admissions.status, ['Pending', 'Active'])), desc(admissions.id))
    .limit(1);
  if (!found) return null;
  const { latest, calledNow } = found;
  const plan = latest.planId ? await findPlanOnSale(ctx, latest.planId) : null;
  return { ...latest, serviceName: calledNow ?? latest.serviceName, plan };
}
