import { z } from '@hono/zod-openapi';
import { AuditFilter } from '../audit-entry.ts';
import { listAudit } from '../list-audit.ts';
import { verifyAudit } from '../verify-audit.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { Entry } from './answers.ts';
import { When } from '#kit/answers.ts';
import { pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { auditExport } from '../export-audit.ts';

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

export const staffAuditRoutes = [
  ...exportRoutes('audit', auditExport),
  staffRoute('audit:read', {
    method: 'get',
    path: '/audit',
    summary: 'What staff did, newest first',
    query: AuditFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Entry)],
    handle: (ctx, { query }) => listAudit(ctx, query),
  }),
  staffRoute('audit:read', {
    method: 'post',
    path: '/audit/verify',
    summary: 'Compute the chain of hashes anew and hold it against what is stored',
    answer: ['What it found', Report],
    handle: (ctx) => verifyAudit(ctx),
  }),
];
