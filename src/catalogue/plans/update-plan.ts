import { eq, ne } from 'drizzle-orm';
import { plans } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { PlanInput } from './plan-input.ts';
import type { Plan } from './plan.ts';

/** Changes a plan. At most one is the best offer: choosing another takes the label from the one before. */
export async function updatePlan(ctx: Ctx, input: PlanInput & { planId: string }): Promise<Plan> {
  allow(ctx.actor, 'offer:edit');
  const { planId, ...after } = input;
  return inTransaction(ctx, async (ctx) => {
    const all = await ctx.db.select().from(plans).orderBy(plans.id).for('update');
    const found = all.find((plan) => plan.id === planId);
    if (!found) throw new NotFound('This plan');
    const { id: _id, updatedAt: _updatedAt, isSample: _isSample, ...before } = found;
    if (after.bestOffer) await ctx.db.update(plans).set({ bestOffer: false }).where(ne(plans.id, planId));
    await ctx.db
      .update(plans)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(plans.id, planId));
    await audit(ctx, { action: 'changed', subjectType: 'plan', subjectId: planId, before, after });
    await announce(ctx, { kind: 'pages', tags: ['plans'] });
    return { id: planId, ...after, isSample: false };
  });
}
