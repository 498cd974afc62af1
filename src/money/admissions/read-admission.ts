import { desc, eq } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';

/** The latest admission of whoever asks, with its plan as it is sold now; null before the first. @throws NotFound */
export async function readAdmission(ctx: Ctx, input: { account: string }) {
  const { id: customerId } = ownAccount(ctx.actor, input.account);
  const [latest] = await ctx.db
    .select()
    .from(admissions)
    .where(eq(admissions.customerId, customerId))
    .orderBy(desc(admissions.id))
    .limit(1);
  if (!latest) return null;
  const plan = latest.planId ? await findPlanOnSale(ctx, latest.planId) : null;
  return { ...latest, plan };
}
