import type { RouterContextProvider } from 'react-router';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { pricingPlansTag } from '#catalogue/pricing-plans/pricing-plan.ts';
import { planRemark, type Plan, type ShownPlan } from '../plan.ts';
import { ctxContext, tagPage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';

/** The plans as pages call them, with the words that an enquiry says of each and what buying it subscribes to. */
export async function showPlans(
  context: Readonly<RouterContextProvider>,
  plans: Plan[],
): Promise<ShownPlan[]> {
  tagPage(context, pricingPlansTag, 'services');
  const onSale = await listPlansOnSale(context.get(ctxContext));
  const shown = await translated(context, plans);
  return shown.map((plan, i) => ({
    ...plan,
    remark: planRemark(plans[i] ?? plan),
    pricingPlanId: onSale.find(({ offerPlanId }) => offerPlanId === plan.id)?.id ?? null,
  }));
}
