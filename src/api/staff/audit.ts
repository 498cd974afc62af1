import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { AuditFilter } from '#domain/audit/audit-entry.ts';
import { listAudit } from '#domain/audit/list-audit.ts';
import { TimePage } from '#domain/time-page.ts';
import { answer, createStaffRouter, When } from './router.ts';

const Entry = z
  .object({
    id: z.uuid(),
    at: When,
    staffId: z.uuid().nullable(),
    staffName: z.string(),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    ip: z.string(),
    requestId: z.string(),
  })
  .openapi('StaffAuditEntry');

const list = createRoute({
  method: 'get',
  path: '/audit',
  tags: ['Staff'],
  summary: 'What staff did, newest first',
  request: { query: AuditFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(Entry), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffAuditRoutes = () =>
  createStaffRouter().openapi(list, async (c) =>
    c.json(await listAudit(c.var.ctx, c.req.valid('query')), 200),
  );
