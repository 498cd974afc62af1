import { z } from '@hono/zod-openapi';
import { listPlans } from '../list-plans.ts';
import { PlanInput } from '../plan-input.ts';
import { updatePlan } from '../update-plan.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Plan = z
  .object({ id: z.string(), ...PlanInput.shape, isSample: z.boolean(), etag })
  .openapi('StaffPlan');

const IdParam = z.object({ id: z.string().max(60) });

const plan = savedRecord<PlanInput>({
  subject: 'plan',
  editable: fieldsOf(PlanInput),
  read: async (ctx, id) => (await listPlans(ctx)).find((found) => found.id === id),
});

export const staffPlanRoutes = [
  staffRoute('offer:read', {
    method: 'get',
    path: '/plans',
    summary: 'The plans, shortest first',
    answer: ['Plans', z.array(Plan)],
    handle: async (ctx) => (await listPlans(ctx)).map(plan.withEtag),
  }),
  staffRoute('offer:edit', {
    method: 'put',
    path: '/plans/{id}',
    summary: 'Change a plan',
    params: IdParam,
    ifMatch: true,
    body: PlanInput,
    answer: ['Changed', Plan],
    handle: (ctx, { params: { id: planId }, ifMatch, body }) =>
      plan.saveWithEtag(ctx, { id: planId, ifMatch, input: body }, (ctx) =>
        updatePlan(ctx, { ...body, planId }),
      ),
  }),
];
