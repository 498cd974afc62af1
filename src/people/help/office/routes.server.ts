import { HelpFilter, HelpReply, HelpState } from '../help-input.ts';
import { getHelpRequest, listHelpRequests, replyToHelp, setHelpStatus } from '../staff-help.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { HelpRow, HelpThread } from './answers.ts';

export const staffHelpRoutes = [
  staffRoute('help-requests:read', {
    method: 'get',
    path: '/help-requests',
    summary: "Customers' calls for help, newest first",
    query: HelpFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(HelpRow)],
    handle: (ctx, { query }) => listHelpRequests(ctx, query),
  }),
  staffRoute('help-requests:read', {
    method: 'get',
    path: '/help-requests/{id}',
    summary: 'A call for help with its thread',
    params: IdParam,
    answer: ['The thread', HelpThread],
    handle: (ctx, { params }) => getHelpRequest(ctx, { requestId: params.id }),
  }),
  staffRoute('help-requests:edit', {
    method: 'post',
    path: '/help-requests/{id}/replies',
    summary: 'Answer; the customer gets it by mail',
    params: IdParam,
    body: HelpReply,
    errors: [409],
    handle: (ctx, { params, body }) => replyToHelp(ctx, { requestId: params.id, ...body }),
  }),
  staffRoute('help-requests:edit', {
    method: 'patch',
    path: '/help-requests/{id}',
    summary: 'Change the state of a call for help',
    params: IdParam,
    body: HelpState,
    errors: [409],
    handle: (ctx, { params, body }) => setHelpStatus(ctx, { requestId: params.id, ...body }),
  }),
];
