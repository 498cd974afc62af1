import { z } from '@hono/zod-openapi';
import { ListFilter, ListName, ListSort, ListViewInput, ListViewPatch } from '../list-view.ts';
import { changeListView, deleteListView, findListView, findListViews, saveListView } from '../list-views.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const View = z
  .object({
    id: z.uuid(),
    resource: ListName,
    name: z.string(),
    shared: z.boolean(),
    filter: ListFilter,
    sort: ListSort.nullable(),
    staffName: z.string(),
    mine: z.boolean(),
  })
  .openapi('ListView');

// Which lists somebody may read is said of each by kit/viewed-lists.ts.
export const staffListViewRoutes = [
  staffRoute('everybody', {
    method: 'get',
    path: '/list-views',
    summary: 'Named filters of a list that one may read: one’s own and those that are shared',
    query: z.object({ resource: ListName }),
    answer: ['By name', z.array(View)],
    errors: [403],
    handle: (ctx, { query }) => findListViews(ctx, query),
  }),
  staffRoute('everybody', {
    method: 'get',
    path: '/list-views/{id}',
    summary: 'One view, as its link names it',
    params: IdParam,
    answer: ['The view', View],
    errors: [403],
    handle: (ctx, { params }) => findListView(ctx, { viewId: params.id }),
  }),
  staffRoute('everybody', {
    method: 'post',
    path: '/list-views',
    summary: 'Give a filter a name; the same name again replaces one’s own',
    body: ListViewInput,
    status: 201,
    answer: ['Saved', z.object({ id: z.uuid() })],
    errors: [403],
    handle: (ctx, { body }) => saveListView(ctx, body),
  }),
  staffRoute('everybody', {
    method: 'patch',
    path: '/list-views/{id}',
    summary: 'Rename or share a view of one’s own, or keep other filters in it',
    params: IdParam,
    body: ListViewPatch,
    errors: [403],
    handle: (ctx, { params, body }) => changeListView(ctx, { viewId: params.id, patch: body }),
  }),
  staffRoute('everybody', {
    method: 'delete',
    path: '/list-views/{id}',
    summary: 'Delete a view',
    params: IdParam,
    handle: (ctx, { params }) => deleteListView(ctx, { viewId: params.id }),
  }),
];
