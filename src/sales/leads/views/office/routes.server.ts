import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { ImportGroup, importOutcomes } from '../../import/lead-import.ts';
import { importLeads } from '../../import/import-leads.ts';
import { LeadViewInput, SavedFilter } from '../lead-view.ts';
import { deleteLeadView, listLeadViews, saveLeadView } from '../views.ts';
import { answer, body, createStaffRouter, done, IdParam } from '#kit/wire/staff-router.ts';

const View = z
  .object({
    id: z.uuid(),
    name: z.string(),
    shared: z.boolean(),
    filter: SavedFilter,
    staffName: z.string(),
    mine: z.boolean(),
  })
  .openapi('LeadView');

const tags = ['Staff'];
const views = createRoute({
  method: 'get',
  path: '/lead-views',
  tags,
  summary: 'Named filters of leads: one’s own and those that are shared',
  responses: { 200: answer('By name', z.array(View)), ...errorAnswers(401, 403) },
});
const saveView = createRoute({
  method: 'post',
  path: '/lead-views',
  tags,
  summary: 'Give a filter a name; the same name again replaces one’s own',
  request: { body: body(LeadViewInput) },
  responses: { 201: answer('Saved', z.object({ id: z.uuid() })), ...errorAnswers(401, 403, 422) },
});
const removeView = createRoute({
  method: 'delete',
  path: '/lead-views/{id}',
  tags,
  summary: 'Delete a view',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
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

export const staffLeadListRoutes = () =>
  createStaffRouter()
    .openapi(views, async (c) => c.json(await listLeadViews(c.var.ctx), 200))
    .openapi(saveView, async (c) => c.json(await saveLeadView(c.var.ctx, c.req.valid('json')), 201))
    .openapi(removeView, async (c) => {
      await deleteLeadView(c.var.ctx, { viewId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(take, async (c) => c.json(await importLeads(c.var.ctx, c.req.valid('json')), 200));
