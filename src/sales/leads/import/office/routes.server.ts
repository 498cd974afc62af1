import { z } from '@hono/zod-openapi';
import { ImportGroup, importOutcomes } from '../lead-import.ts';
import { importLeads } from '../import-leads.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffLeadImportRoutes = [
  staffRoute('leads:import', {
    method: 'post',
    path: '/leads/import',
    summary: 'Take rows of a spreadsheet in, or say what would become of them',
    body: ImportGroup,
    answer: [
      'What became of each row',
      z.array(
        z.object({
          line: z.number().int(),
          outcome: z.enum(importOutcomes),
          leadId: z.uuid().nullable(),
          errors: z.record(z.string(), z.string()),
          names: z.array(z.string()),
        }),
      ),
    ],
    handle: (ctx, { body }) => importLeads(ctx, body),
  }),
];
