import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { Operations, VitalDays, type ProcessPort } from '../operations.ts';
import { readOperations } from '../read-operations.ts';
import { readVitalDays } from '../read-vital-days.ts';
import { sendTestMail } from '../send-test-mail.ts';
import { listErrors } from '../note-error.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, createStaffRouter, When } from '#kit/wire/staff-router.ts';

const ServerError = z
  .object({
    id: z.uuid(),
    at: When,
    firstAt: When,
    count: z.int(),
    requestId: z.string(),
    method: z.string(),
    route: z.string(),
    kind: z.string(),
    message: z.string(),
  })
  .openapi('StaffServerError');

const tags = ['Staff'];
const read = createRoute({
  method: 'get',
  path: '/operations',
  tags,
  summary: 'How the installation is: dependencies, outbox, jobs, storage, backup',
  responses: { 200: answer('Now', Operations.openapi('StaffOperations')), ...errorAnswers(401, 403) },
});
const vitals = createRoute({
  method: 'get',
  path: '/operations/vitals',
  tags,
  summary: 'How fast pages were, day by day over the last thirty (75th percentile)',
  responses: { 200: answer('Days', VitalDays), ...errorAnswers(401, 403) },
});
const mail = createRoute({
  method: 'post',
  path: '/operations/test-mail',
  tags,
  summary: 'Mail whoever asks',
  responses: {
    202: answer('On its way', z.object({ messageId: z.uuid(), to: z.string() })),
    ...errorAnswers(401, 403, 429),
  },
});
const errors = createRoute({
  method: 'get',
  path: '/server-errors',
  tags,
  summary: 'What went wrong on our side, by kind and place, what came last first',
  request: { query: TimePage },
  responses: {
    200: answer('A page', z.object({ data: z.array(ServerError), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffOperationsRoutes = (deps: Pick<ApiDeps, 'jobsAdmin'> & { process: ProcessPort }) =>
  createStaffRouter()
    .openapi(read, async (c) => c.json(await readOperations(c.var.ctx, deps), 200))
    .openapi(vitals, async (c) => c.json(await readVitalDays(c.var.ctx), 200))
    .openapi(mail, async (c) => c.json(await sendTestMail(c.var.ctx), 202))
    .openapi(errors, async (c) => c.json(await listErrors(c.var.ctx, c.req.valid('query')), 200));
