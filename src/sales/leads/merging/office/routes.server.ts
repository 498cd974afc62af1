import { z } from '@hono/zod-openapi';
import { findDuplicates } from '../find-duplicates.ts';
import { mergeLeads } from '../merge-leads.ts';
import { undoLeadMerge } from '../undo-lead-merge.ts';
import { LeadRow } from '../../office/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

export const staffLeadMergeRoutes = [
  staffRoute('leads:read', {
    method: 'get',
    path: '/leads/{id}/duplicates',
    summary: 'Other leads with the same number or address',
    params: IdParam,
    answer: ['At most five', z.array(LeadRow)],
    handle: (ctx, { params }) => findDuplicates(ctx, { leadId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/merge',
    summary: 'Make this lead part of another one of the same person',
    params: IdParam,
    body: z.strictObject({ intoId: z.uuid() }),
    errors: [409],
    handle: (ctx, { params, body }) => mergeLeads(ctx, { ...body, leadId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/undo-merge',
    summary: 'Make two leads again of a merge of the last thirty days',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => undoLeadMerge(ctx, { leadId: params.id }),
  }),
];
