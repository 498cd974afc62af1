import { getPicker } from '#catalogue/pickers/list-pickers.ts';
import { perMonthPaise } from '#catalogue/plans/plan.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import type { ServiceForm } from './service-forms.ts';

const monthly = ({ sellPaise, months }: PricingPlan) => perMonthPaise({ pricePaise: sellPaise, months });

/**
 * What a service begins at: its plan on sale that comes to least a month; where it has none, the cheapest feature of the
 * picker that its page names; null without either. Prices have one register each, and none stands in a page's words.
 */
export async function readPrice(ctx: Pick<Ctx, 'db'>, { service, picker }: ServiceForm) {
  const [onSale, names] = await Promise.all([listPlansOnSale(ctx), readServiceNames(ctx)]);
  const plans = onSale.filter(({ serviceName }) => serviceName === names.today(service));
  const [plan] = plans.toSorted((a, b) => monthly(a) - monthly(b));
  if (plan) {
    const { id, name, months, sellPaise, benefits } = plan;
    return { kind: 'plan' as const, plan: { id, name, months, sellPaise, benefits } };
  }
  if (!picker) return null;
  const { key, name, intro, features } = await getPicker(ctx, { key: picker });
  const leastPaise = Math.min(...features.map(({ pricePaise }) => pricePaise));
  return { kind: 'picker' as const, picker: { key, name, intro, leastPaise } };
}
export type ServicePrice = Awaited<ReturnType<typeof readPrice>>;
