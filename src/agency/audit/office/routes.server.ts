import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { AuditFilter } from '../audit-entry.ts';
import { listAudit } from '../list-audit.ts';
import { verifyAudit } from '../verify-audit.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { answer, createStaffRouter, When } from '#kit/wire/staff-router.ts';

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
const Report = z
  .object({
    rows: z.number().int().openapi({ description: 'How many hold, from the first on' }),
    head: z.string().openapi({ description: 'The hash of the last of them' }),
    broken: z
      .object({
        seq: z.number().int(),
        auditId: z.uuid().nullable(),
        at: When.nullable(),
        why: z.enum(['changed', 'missing']),
      })
      .nullable(),
    outside: z.number().int().openapi({ description: 'Rows put in beside the chain' }),
  })
  .openapi('StaffAuditReport');

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/audit',
  tags,
  summary: 'What staff did, newest first',
  request: { query: AuditFilter.extend(TimePage.shape) },
  responses: {
    200: answer('A page', z.object({ data: z.array(Entry), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const verify = createRoute({
  method: 'post',
  path: '/audit/verify',
  tags,
  summary: 'Compute the chain of hashes anew and hold it against what is stored',
  responses: { 200: answer('What it found', Report), ...errorAnswers(401, 403) },
});

export const staffAuditRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listAudit(c.var.ctx, c.req.valid('query')), 200))
    .openapi(verify, async (c) => c.json(await verifyAudit(c.var.ctx), 200));
