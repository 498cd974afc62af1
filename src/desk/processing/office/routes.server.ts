import { z } from '@hono/zod-openapi';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { exportProcessing, readProcessing } from '../read-processing.ts';

const Column = z.object({ table: z.string(), column: z.string() });

export const staffProcessingRoutes = [
  staffRoute('privacy:read', {
    method: 'get',
    path: '/processing',
    summary: 'The register of processing, made from the schema',
    answer: [
      'Each column of personal data with its ground, and columns without an entry',
      z
        .object({
          listed: z.array(
            Column.extend({
              people: z.string(),
              purpose: z.string(),
              basis: z.string(),
              retention: z.string(),
            }),
          ),
          unlisted: z.array(Column),
        })
        .openapi('StaffProcessing'),
    ],
    handle: (ctx) => readProcessing(ctx),
  }),
  staffRoute('privacy:read', {
    method: 'get',
    path: '/processing/export.csv',
    summary: 'The register of processing as a file',
    answer: ['CSV', z.string(), 'text/csv'],
    handle: async (ctx, _read, c) => {
      c.header('Content-Disposition', 'attachment; filename="processing.csv"');
      return c.body(await exportProcessing(ctx), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    },
  }),
];
