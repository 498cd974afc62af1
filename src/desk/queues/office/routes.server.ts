import { z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { audit } from '#agency/audit/record.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { Queue, Job } from './answers.ts';

const QueueParam = z.object({ name: z.string().max(80) });

export const staffQueueRoutes = ({ jobsAdmin }: Pick<ApiDeps, 'jobsAdmin'>) => [
  staffRoute('jobs:read', {
    method: 'get',
    path: '/jobs',
    summary: 'The queues and what waits in them',
    answer: ['Queues', z.array(Queue)],
    handle: () => jobsAdmin.counts(),
  }),
  staffRoute('jobs:read', {
    method: 'get',
    path: '/jobs/{name}',
    summary: 'Jobs that wait in a queue or are stuck there, newest first',
    params: QueueParam,
    answer: ['At most 200', z.array(Job)],
    handle: (_ctx, { params }) => jobsAdmin.list(params.name),
  }),
  staffRoute('jobs:retry', {
    method: 'post',
    path: '/jobs/{name}/{id}/retry',
    summary: 'Start a failed job again',
    params: QueueParam.extend({ id: z.uuid() }),
    handle: async (ctx, { params: { name, id } }) => {
      await jobsAdmin.retry(name, id);
      await audit(ctx, { action: 'retried', subjectType: 'job', subjectId: id, after: { name } });
    },
  }),
];
