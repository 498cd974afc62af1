import { PricingPlanInput } from '../pricing-plan.ts';
import {
  createPricingPlan,
  deletePricingPlan,
  listPricingPlans,
  updatePricingPlan,
} from '../staff-pricing-plans.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListRoutes } from '#kit/wire/short-list.ts';

const plan = savedRecord<PricingPlanInput>({
  subject: 'pricing-plan',
  editable: fieldsOf(PricingPlanInput),
  read: async (ctx, id) => (await listPricingPlans(ctx)).find((found) => found.id === id),
});

export const staffPricingPlanRoutes = shortListRoutes('pricing-plans', {
  read: 'pricing:read',
  edit: 'pricing:edit',
  input: PricingPlanInput,
  list: listPricingPlans,
  create: createPricingPlan,
  update: updatePricingPlan,
  remove: deletePricingPlan,
  record: plan,
});
