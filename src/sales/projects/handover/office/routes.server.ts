import { z } from '@hono/zod-openapi';
import { HandoverDone, HandoverInput } from '../handover.ts';
import { addHandover, completeHandover, dropHandover } from '../handovers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const OneParam = IdParam.extend({ handoverId: z.uuid() });

export const staffHandoverRoutes = [
  staffRoute('projects:edit', {
    method: 'post',
    path: '/projects/{id}/handovers',
    summary: 'List what is to be handed over; never a password',
    params: IdParam,
    body: HandoverInput,
    errors: [409],
    handle: (ctx, { params, body }) => addHandover(ctx, { ...body, projectId: params.id }),
  }),
  staffRoute('projects:edit', {
    method: 'patch',
    path: '/projects/{id}/handovers/{handoverId}',
    summary: 'Write down that it was handed over, when and to whom',
    params: OneParam,
    body: HandoverDone,
    handle: (ctx, { params: { id: projectId, handoverId }, body }) =>
      completeHandover(ctx, { ...body, projectId, handoverId }),
  }),
  staffRoute('projects:edit', {
    method: 'delete',
    path: '/projects/{id}/handovers/{handoverId}',
    summary: 'Take off the list what was never handed over',
    params: OneParam,
    errors: [409],
    handle: (ctx, { params: { id: projectId, handoverId } }) => dropHandover(ctx, { projectId, handoverId }),
  }),
];
