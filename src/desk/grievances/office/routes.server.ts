import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { GrievanceAnswer, GrievanceFilter } from '../grievance.ts';
import { answerGrievance, getGrievance, listGrievances } from '../staff-grievances.ts';
import { GrievanceRow } from './answers.ts';

export const staffGrievanceRoutes = [
  staffRoute('grievances:read', {
    method: 'get',
    path: '/grievances',
    summary: 'What people ask or complain of about their data, newest first',
    query: GrievanceFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(GrievanceRow)],
    handle: (ctx, { query }) => listGrievances(ctx, query),
  }),
  staffRoute('grievances:read', {
    method: 'get',
    path: '/grievances/{id}',
    summary: 'One request about data',
    params: IdParam,
    answer: ['The request', GrievanceRow],
    handle: (ctx, { params }) => getGrievance(ctx, params),
  }),
  staffRoute('grievances:edit', {
    method: 'post',
    path: '/grievances/{id}/answer',
    summary: 'Answer by mail, once',
    params: IdParam,
    body: GrievanceAnswer,
    errors: [409],
    handle: (ctx, { params, body }) => answerGrievance(ctx, { ...params, ...body }),
  }),
];
