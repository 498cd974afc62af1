import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { audit } from '#agency/audit/record.ts';
import { allow } from '#kit/context.ts';
import { answer, createStaffRouter, done } from '#kit/wire/staff-router.ts';

const Queue = z
  .object({
    name: z.string(),
    queued: z.number().int(),
    active: z.number().int(),
    failed: z.number().int(),
  })
  .openapi('StaffQueue');
const Job = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.string(),
    createdOn: z.string(),
    retryCount: z.number().int(),
    retryLimit: z.number().int(),
    reason: z.string().nullable(),
    // Not z.json(): the description of the API cannot unfold a type that contains itself.
    data: z.unknown(),
  })
  .openapi('StaffJob');
const QueueParam = z.object({ name: z.string().max(80) });

const tags = ['Staff'];
const queues = createRoute({
  method: 'get',
  path: '/jobs',
  tags,
  summary: 'The queues and what waits in them',
  responses: { 200: answer('Queues', z.array(Queue)), ...errorAnswers(401, 403) },
});
const jobs = createRoute({
  method: 'get',
  path: '/jobs/{name}',
  tags,
  summary: 'Jobs that wait in a queue or are stuck there, newest first',
  request: { params: QueueParam },
  responses: { 200: answer('At most 200', z.array(Job)), ...errorAnswers(401, 403, 404) },
});
const retry = createRoute({
  method: 'post',
  path: '/jobs/{name}/{id}/retry',
  tags,
  summary: 'Start a failed job again',
  request: { params: QueueParam.extend({ id: z.uuid() }) },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffJobRoutes = ({ jobsAdmin }: Pick<ApiDeps, 'jobsAdmin'>) =>
  createStaffRouter()
    .openapi(queues, async (c) => {
      allow(c.var.ctx.actor, 'jobs:read');
      return c.json(await jobsAdmin.counts(), 200);
    })
    .openapi(jobs, async (c) => {
      allow(c.var.ctx.actor, 'jobs:read');
      return c.json(await jobsAdmin.list(c.req.valid('param').name), 200);
    })
    .openapi(retry, async (c) => {
      const { name, id } = c.req.valid('param');
      allow(c.var.ctx.actor, 'jobs:retry');
      await jobsAdmin.retry(name, id);
      await audit(c.var.ctx, { action: 'retried', subjectType: 'job', subjectId: id, after: { name } });
      return c.body(null, 204);
    });
