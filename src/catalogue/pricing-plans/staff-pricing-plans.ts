import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { plans } from '#catalogue/plans/table.server.ts';
import { pricingPlans } from './table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { BenefitLine, pricingPlansTag, type PricingPlanInput } from './pricing-plan.ts';

/** All plans by service, with the price that the offer lends to those without one. A list that cannot be read is said. */
export async function listPricingPlans(ctx: Ctx) {
  allow(ctx.actor, 'pricing:read');
  const rows = await ctx.db
    .select({ plan: pricingPlans, serviceName: services.name, offer: plans })
    .from(pricingPlans)
    .innerJoin(services, eq(services.id, pricingPlans.serviceId))
    .leftJoin(plans, eq(plans.id, pricingPlans.offerPlanId))
    .orderBy(asc(services.position), asc(pricingPlans.id));
  return rows.map(({ plan, serviceName, offer }) => {
    const { items, broken } = storedList(BenefitLine, plan.benefits);
    return {
      ...plan,
      serviceName,
      benefits: items,
      shownMonths: plan.months ?? offer?.months ?? 0,
      shownSellPaise: plan.sellPaise ?? offer?.pricePaise ?? 0,
      warning: broken ? 'What is in this plan cannot be read; customers see none of it.' : null,
    };
  });
}

/** A plan of the offer lends its months and prices: they are not kept twice. */
const stored = (input: PricingPlanInput) =>
  input.offerPlanId === null ? input : { ...input, months: null, pricePaise: null, sellPaise: null };

export async function createPricingPlan(ctx: Ctx, input: PricingPlanInput): Promise<{ id: string }> {
  allow(ctx.actor, 'pricing:edit');
  return inTransaction(ctx, async (ctx) => {
    await checkRefs(ctx, input);
    const id = v7();
    await ctx.db.insert(pricingPlans).values({ id, ...stored(input) });
    await audit(ctx, { action: 'created', subjectType: 'pricing-plan', subjectId: id, after: input });
    await announcePricingPlans(ctx);
    return { id };
  });
}

/** Replaces a plan. What was paid for already keeps its price and months. @throws NotFound, Invalid */
export async function updatePricingPlan(
  ctx: Ctx,
  { id, ...input }: PricingPlanInput & { id: string },
): Promise<void> {
  allow(ctx.actor, 'pricing:edit');
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(pricingPlans).where(eq(pricingPlans.id, id)).for('update');
    if (!before) throw new NotFound('This plan');
    await checkRefs(ctx, input);
    await ctx.db
      .update(pricingPlans)
      .set({ ...stored(input), isSample: false, updatedAt: ctx.now() })
      .where(eq(pricingPlans.id, id));
    await audit(ctx, { action: 'changed', subjectType: 'pricing-plan', subjectId: id, before, after: input });
    await announcePricingPlans(ctx);
  });
}

export async function deletePricingPlan(ctx: Ctx, { id }: { id: string }): Promise<void> {
  allow(ctx.actor, 'pricing:edit');
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db.delete(pricingPlans).where(eq(pricingPlans.id, id)).returning();
    if (!before) throw new NotFound('This plan');
    await audit(ctx, { action: 'deleted', subjectType: 'pricing-plan', subjectId: id, before });
    await announcePricingPlans(ctx);
  });
}

/** Pages show what can be subscribed to. */
const announcePricingPlans = (ctx: Pick<Ctx, 'db'>) =>
  announce(ctx, { kind: 'pages', tags: [pricingPlansTag] });

async function checkRefs(ctx: Pick<Ctx, 'db'>, { serviceId, offerPlanId }: PricingPlanInput) {
  const [service] = await ctx.db.select({ id: services.id }).from(services).where(eq(services.id, serviceId));
  if (!service) throw new Invalid({ serviceId: 'This service is no longer there' });
  if (offerPlanId === null) return;
  const [offer] = await ctx.db.select({ id: plans.id }).from(plans).where(eq(plans.id, offerPlanId));
  if (!offer) throw new Invalid({ offerPlanId: 'This plan is not on sale' });
}
