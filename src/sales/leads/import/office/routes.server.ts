import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { ImportGroup, importOutcomes } from '../lead-import.ts';
import { importLeads } from '../import-leads.ts';
import { answer, body, createStaffRouter } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];

const take = createRoute({
  method: 'post',
  path: '/leads/import',
  tags,
  summary: 'Take rows of a spreadsheet in, or say what would become of them',
  request: { body: body(ImportGroup) },
  responses: {
    200: answer(
      'What became of each row',
      z.array(
        z.object({
          line: z.number().int(),
          outcome: z.enum(importOutcomes),
          leadId: z.uuid().nullable(),
          errors: z.record(z.string(), z.string()),
        }),
      ),
    ),
    ...errorAnswers(401, 403, 422),
  },
});

export const staffLeadImportRoutes = () =>
  createStaffRouter().openapi(take, async (c) =>
    c.json(await importLeads(c.var.ctx, c.req.valid('json')), 200),
  );
