import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { listPlans } from '../list-plans.ts';
import { PlanInput } from '../plan-input.ts';
import { updatePlan } from '../update-plan.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const Plan = z
  .object({ id: z.string(), ...PlanInput.shape, isSample: z.boolean(), etag })
  .openapi('StaffPlan');

const IdParam = z.object({ id: z.string().max(60) });

const plan = savedRecord<PlanInput>({
  subject: 'plan',
  said: fieldsOf(PlanInput),
  read: async (ctx, id) => (await listPlans(ctx)).find((found) => found.id === id),
});

const tags = ['Staff'];
const plans = createRoute({
  method: 'get',
  path: '/plans',
  tags,
  summary: 'The plans, shortest first',
  responses: { 200: answer('Plans', z.array(Plan)), ...errorAnswers(401, 403) },
});
const changePlan = createRoute({
  method: 'put',
  path: '/plans/{id}',
  tags,
  summary: 'Change a plan',
  request: { headers: IfMatch, params: IdParam, body: body(PlanInput) },
  responses: { 200: answer('Changed', Plan), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});

export const staffPlanRoutes = () =>
  createStaffRouter()
    .openapi(plans, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      return c.json((await listPlans(c.var.ctx)).map(plan.withEtag), 200);
    })
    .openapi(changePlan, async (c) => {
      const { id: planId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: planId, ...c.req.valid('header'), input };
      const after = await plan.save(c.var.ctx, save, (ctx) => updatePlan(ctx, { ...input, planId }));
      return c.json(plan.withEtag(after), 200);
    });
