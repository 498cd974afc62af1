import { z } from '@hono/zod-openapi';
import { meetMilestone } from '../meet-milestone.ts';
import { listMilestones, PlanInput, planMilestones, removeMilestones } from '../milestones.ts';
import { Milestones } from './answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

/** Quotations that are billed part by part. */
export const staffMilestoneRoutes = [
  staffRoute('invoices:read', {
    method: 'get',
    path: '/quotations/{id}/milestones',
    summary: 'The parts in which a quotation is billed, and what became of each',
    params: IdParam,
    answer: ['Its milestones', Milestones],
    handle: (ctx, { params }) => listMilestones(ctx, { quotationId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/quotations/{id}/milestones',
    summary: 'Plan the parts in which it is billed',
    params: IdParam,
    body: PlanInput,
    answer: ['Its milestones', Milestones],
    errors: [409],
    handle: async (ctx, { params: { id: quotationId }, body }) => {
      await planMilestones(ctx, { ...body, quotationId });
      return listMilestones(ctx, { quotationId });
    },
  }),
  staffRoute('invoices:edit', {
    method: 'delete',
    path: '/quotations/{id}/milestones',
    summary: 'Take the plan back, while none of it is billed',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => removeMilestones(ctx, { quotationId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/milestones/{id}/meet',
    summary: 'Bill a milestone that is met, as a draft or at once',
    params: IdParam,
    body: z.strictObject({ issues: z.boolean().default(false) }),
    answer: [
      'Billed',
      z.object({
        draftId: z.uuid(),
        invoice: z
          .object({ id: z.uuid(), number: z.string() })
          .nullable()
          .openapi({ description: 'Once it is issued' }),
      }),
    ],
    errors: [409],
    handle: (ctx, { params, body }) => meetMilestone(ctx, { ...body, milestoneId: params.id }),
  }),
];
