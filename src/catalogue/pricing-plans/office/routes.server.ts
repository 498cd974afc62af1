import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { CouponInput } from '#money/coupons/coupon-input.ts';
import { createCoupon, deleteCoupon, listCoupons, updateCoupon } from '#money/coupons/staff-coupons.ts';
import { LevelInput, ScheduleInput } from '#catalogue/onboarding/onboarding-input.ts';
import {
  deleteOnboarding,
  listLevels,
  listSchedules,
  saveLevel,
  saveSchedule,
} from '#catalogue/onboarding/staff-onboarding.ts';
import { PricingPlanInput } from '../pricing-plan.ts';
import {
  createPricingPlan,
  deletePricingPlan,
  listPricingPlans,
  updatePricingPlan,
} from '../staff-pricing-plans.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, done, etag, IdParam, IfMatch } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];
const Made = z.object({ id: z.uuid() });

/** The same five calls for everything that is edited as a short list. */
const callsFor = <S extends z.ZodType>(noun: string, input: S) => ({
  list: createRoute({
    method: 'get',
    path: `/${noun}`,
    tags,
    summary: `All ${noun}`,
    responses: {
      200: answer('The list', z.array(z.looseObject({ id: z.uuid(), etag }))),
      ...errorAnswers(401, 403),
    },
  }),
  create: createRoute({
    method: 'post',
    path: `/${noun}`,
    tags,
    summary: `Add to the ${noun}`,
    request: { body: body(input) },
    responses: { 201: answer('Added', Made), ...errorAnswers(401, 403, 422) },
  }),
  update: createRoute({
    method: 'put',
    path: `/${noun}/{id}`,
    tags,
    summary: `Replace one of the ${noun}`,
    request: { headers: IfMatch, params: IdParam, body: body(input) },
    responses: { 204: done, ...errorAnswers(401, 403, 404, 412, 422, 428) },
  }),
  remove: createRoute({
    method: 'delete',
    path: `/${noun}/{id}`,
    tags,
    summary: `Remove one of the ${noun}`,
    request: { params: IdParam },
    responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
  }),
});

const plans = callsFor('pricing-plans', PricingPlanInput);
const coupons = callsFor('coupons', CouponInput);
const levels = callsFor('class-levels', LevelInput);
const schedules = callsFor('class-schedules', ScheduleInput);

const plan = savedRecord<PricingPlanInput>({
  subject: 'pricing-plan',
  said: fieldsOf(PricingPlanInput),
  read: async (ctx, id) => (await listPricingPlans(ctx)).find((found) => found.id === id),
});
const coupon = savedRecord<CouponInput>({
  subject: 'coupon',
  said: fieldsOf(CouponInput),
  read: async (ctx, id) => (await listCoupons(ctx)).find((found) => found.id === id),
});
const level = savedRecord<LevelInput>({
  subject: 'class-level',
  said: fieldsOf(LevelInput),
  read: async (ctx, id) => (await listLevels(ctx)).find((found) => found.id === id),
});
const schedule = savedRecord<ScheduleInput>({
  subject: 'class-schedule',
  said: fieldsOf(ScheduleInput),
  read: async (ctx, id) => (await listSchedules(ctx)).find((found) => found.id === id),
});

/** What can be subscribed to, for how much less, and when onboarding takes place. */
export const staffPricingRoutes = () =>
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
    })
    .openapi(coupons.list, async (c) => c.json((await listCoupons(c.var.ctx)).map(coupon.withEtag), 200))
    .openapi(coupons.create, async (c) => c.json(await createCoupon(c.var.ctx, c.req.valid('json')), 201))
    .openapi(coupons.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await coupon.save(c.var.ctx, save, (ctx) => updateCoupon(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(coupons.remove, async (c) => {
      await deleteCoupon(c.var.ctx, c.req.valid('param'));
      return c.body(null, 204);
    })
    .openapi(levels.list, async (c) => c.json((await listLevels(c.var.ctx)).map(level.withEtag), 200))
    .openapi(levels.create, async (c) => c.json(await saveLevel(c.var.ctx, c.req.valid('json')), 201))
    .openapi(levels.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await level.save(c.var.ctx, save, (ctx) => saveLevel(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(levels.remove, async (c) => {
      await deleteOnboarding(c.var.ctx, { ...c.req.valid('param'), what: 'class-level' });
      return c.body(null, 204);
    })
    .openapi(schedules.list, async (c) =>
      c.json((await listSchedules(c.var.ctx)).map(schedule.withEtag), 200),
    )
    .openapi(schedules.create, async (c) => c.json(await saveSchedule(c.var.ctx, c.req.valid('json')), 201))
    .openapi(schedules.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await schedule.save(c.var.ctx, save, (ctx) => saveSchedule(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(schedules.remove, async (c) => {
      await deleteOnboarding(c.var.ctx, { ...c.req.valid('param'), what: 'class-schedule' });
      return c.body(null, 204);
    });
