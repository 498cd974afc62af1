import { and, asc, eq, sql } from 'drizzle-orm';
import { plans } from '#catalogue/plans/table.server.ts';
import { pricingPlans } from './table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { BenefitLine, type PricingPlan } from './pricing-plan.ts';

const months = sql<number>`coalesce(${pricingPlans.months}, ${plans.months})`;
const sellPaise = sql<number>`coalesce(${pricingPlans.sellPaise}, ${plans.pricePaise})`;

const select = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select({
      id: pricingPlans.id,
      serviceId: pricingPlans.serviceId,
      serviceName: services.name,
      name: pricingPlans.name,
      offerPlanId: pricingPlans.offerPlanId,
      months,
      pricePaise: sql<number>`coalesce(${pricingPlans.pricePaise}, ${plans.originalPaise}, ${plans.pricePaise})`,
      sellPaise,
      benefits: pricingPlans.benefits,
    })
    .from(pricingPlans)
    .innerJoin(services, eq(services.id, pricingPlans.serviceId))
    .leftJoin(plans, eq(plans.id, pricingPlans.offerPlanId));

const onSale = and(eq(pricingPlans.status, 'Active'), eq(services.status, 'Active'));
type Row = Awaited<ReturnType<typeof select>>[number];
const readable = (row: Row): PricingPlan => ({
  ...row,
  benefits: storedList(BenefitLine, row.benefits).items,
});

/** What can be subscribed to now: service by service in the owner's order, shortest plan first. */
export async function listPlansOnSale(ctx: Pick<Ctx, 'db'>): Promise<PricingPlan[]> {
  const rows = await select(ctx)
    .where(onSale)
    .orderBy(asc(services.position), asc(services.id), asc(months), asc(sellPaise), asc(pricingPlans.id));
  return rows.map(readable);
}

/** A plan that can be subscribed to now, else null. */
export async function findPlanOnSale(ctx: Pick<Ctx, 'db'>, planId: string): Promise<PricingPlan | null> {
  const [row] = await select(ctx).where(and(onSale, eq(pricingPlans.id, planId)));
  return row ? readable(row) : null;
}
