import { PricingPlanInput } from '../pricing-plan.ts';
import {
  createPricingPlan,
  deletePricingPlan,
  listPricingPlans,
  updatePricingPlan,
} from '../staff-pricing-plans.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListCalls } from '#kit/wire/short-list.ts';
import { createStaffRouter } from '#kit/wire/staff-router.ts';

const plans = shortListCalls('pricing-plans', PricingPlanInput);

const plan = savedRecord<PricingPlanInput>({
  subject: 'pricing-plan',
  said: fieldsOf(PricingPlanInput),
  read: async (ctx, id) => (await listPricingPlans(ctx)).find((found) => found.id === id),
});

export const staffPricingPlanRoutes = () =>
  createStaffRouter()
    .openapi(plans.list, async (c) => c.json((await listPricingPlans(c.var.ctx)).map(plan.withEtag), 200))
    .openapi(plans.create, async (c) => c.json(await createPricingPlan(c.var.ctx, c.req.valid('json')), 201))
    .openapi(plans.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await plan.save(c.var.ctx, save, (ctx) => updatePricingPlan(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(plans.remove, async (c) => {
      await deletePricingPlan(c.var.ctx, c.req.valid('param'));
      return c.body(null, 204);
    });
