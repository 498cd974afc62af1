import { z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { Operations, VitalDays, type ProcessPort } from '../operations.ts';
import { readOperations } from '../read-operations.ts';
import { readVitalDays } from '../read-vital-days.ts';
import { sendTestMail } from '../send-test-mail.ts';
import { listErrors } from '../record-error.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { When } from '#kit/answers.ts';
import { pageOf, staffRoute } from '#kit/wire/staff-router.ts';

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

export const staffOperationsRoutes = (deps: Pick<ApiDeps, 'jobsAdmin'> & { process: ProcessPort }) => [
  staffRoute('operations:read', {
    method: 'get',
    path: '/operations',
    summary: 'How the installation is: dependencies, outbox, jobs, storage, backup',
    answer: ['Now', Operations.openapi('StaffOperations')],
    handle: (ctx) => readOperations(ctx, deps),
  }),
  staffRoute('operations:read', {
    method: 'get',
    path: '/operations/vitals',
    summary: 'How fast pages were, day by day over the last thirty (75th percentile)',
    answer: ['Days', VitalDays],
    handle: (ctx) => readVitalDays(ctx),
  }),
  staffRoute('operations:test', {
    method: 'post',
    path: '/operations/test-mail',
    summary: 'Mail whoever asks',
    status: 202,
    answer: ['On its way', z.object({ messageId: z.uuid(), to: z.string() })],
    errors: [429],
    handle: (ctx) => sendTestMail(ctx),
  }),
  staffRoute('operations:read', {
    method: 'get',
    path: '/server-errors',
    summary: 'What went wrong on our side, by kind and place, what came last first',
    query: TimePage,
    answer: ['A page', pageOf(ServerError)],
    handle: (ctx, { query }) => listErrors(ctx, query),
  }),
];
