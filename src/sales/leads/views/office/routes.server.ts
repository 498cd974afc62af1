import { z } from '@hono/zod-openapi';
import { LeadViewInput, SavedFilter } from '../lead-view.ts';
import { deleteLeadView, listLeadViews, saveLeadView } from '../views.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

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

export const staffLeadViewRoutes = [
  staffRoute('leads:read', {
    method: 'get',
    path: '/lead-views',
    summary: 'Named filters of leads: one’s own and those that are shared',
    answer: ['By name', z.array(View)],
    handle: (ctx) => listLeadViews(ctx),
  }),
  staffRoute('leads:read', {
    method: 'post',
    path: '/lead-views',
    summary: 'Give a filter a name; the same name again replaces one’s own',
    body: LeadViewInput,
    status: 201,
    answer: ['Saved', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => saveLeadView(ctx, body),
  }),
  staffRoute('leads:read', {
    method: 'delete',
    path: '/lead-views/{id}',
    summary: 'Delete a view',
    params: IdParam,
    handle: (ctx, { params }) => deleteLeadView(ctx, { viewId: params.id }),
  }),
];
