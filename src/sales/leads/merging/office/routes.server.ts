import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { findDuplicates } from '../find-duplicates.ts';
import { mergeLeads } from '../merge-leads.ts';
import { undoLeadMerge } from '../undo-lead-merge.ts';
import { LeadRow } from '../../office/schemas.server.ts';
import { answer, body, createStaffRouter, done, IdParam } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];
const duplicates = createRoute({
  method: 'get',
  path: '/leads/{id}/duplicates',
  tags,
  summary: 'Other leads with the same number or address',
  request: { params: IdParam },
  responses: { 200: answer('At most five', z.array(LeadRow)), ...errorAnswers(401, 403, 404) },
});
const merge = createRoute({
  method: 'post',
  path: '/leads/{id}/merge',
  tags,
  summary: 'Make this lead part of another one of the same person',
  request: { params: IdParam, body: body(z.strictObject({ intoId: z.uuid() })) },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409, 422) },
});
const undoMerge = createRoute({
  method: 'post',
  path: '/leads/{id}/undo-merge',
  tags,
  summary: 'Make two leads again of a merge of the last thirty days',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

export const staffLeadMergeRoutes = () =>
  createStaffRouter()
    .openapi(duplicates, async (c) =>
      c.json(await findDuplicates(c.var.ctx, { leadId: c.req.valid('param').id }), 200),
    )
    .openapi(merge, async (c) => {
      await mergeLeads(c.var.ctx, { ...c.req.valid('json'), leadId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(undoMerge, async (c) => {
      await undoLeadMerge(c.var.ctx, { leadId: c.req.valid('param').id });
      return c.body(null, 204);
    });
