import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
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

export const staffLeadViewRoutes = () =>
  createStaffRouter()
    .openapi(views, async (c) => c.json(await listLeadViews(c.var.ctx), 200))
    .openapi(saveView, async (c) => c.json(await saveLeadView(c.var.ctx, c.req.valid('json')), 201))
    .openapi(removeView, async (c) => {
      await deleteLeadView(c.var.ctx, { viewId: c.req.valid('param').id });
      return c.body(null, 204);
    });
