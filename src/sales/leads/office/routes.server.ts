import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { addNote } from '../add-note.ts';
import { bulkUpdate } from '../bulk-update.ts';
import { getLead } from '../get-lead.ts';
import { BulkChange, LeadChange, Note, Undo } from '../lead-change.ts';
import { leadCounts } from '../lead-counts.ts';
import { LeadPage } from '../lead-filter.ts';
import { listLeads } from '../list-leads.ts';
import { listLeadSources } from '../list-sources.ts';
import { undoChanges } from '../undo-changes.ts';
import { updateLead } from '../update-lead.ts';
import { Counts, EventIds, Lead, LeadRow, Outcome } from './schemas.server.ts';
import { answer, body, createStaffRouter, IdParam } from '#kit/wire/staff-router.ts';

const tags = ['Staff'];
const refusals = errorAnswers(401, 403, 422, 503);

const list = createRoute({
  method: 'get',
  path: '/leads',
  tags,
  summary: 'Leads, filtered and sorted, a page at a time',
  request: { query: LeadPage },
  responses: {
    200: answer(
      'A page. `nextCursor` fetches the next one; `total` stops at 1,000',
      z.object({
        data: z.array(LeadRow),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        totalIsCapped: z.boolean(),
      }),
    ),
    ...refusals,
  },
});
const counts = createRoute({
  method: 'get',
  path: '/leads/counts',
  tags,
  summary: 'How much waits',
  responses: { 200: answer('Each at most 1,000', Counts), ...refusals },
});
const sources = createRoute({
  method: 'get',
  path: '/leads/sources',
  tags,
  summary: 'The sources that leads came from',
  responses: { 200: answer('Names', z.array(z.string())), ...refusals },
});
const bulk = createRoute({
  method: 'post',
  path: '/leads/bulk',
  tags,
  summary: 'Assign many leads, or give them a status',
  request: { body: body(BulkChange) },
  responses: { 200: answer('What changed and what could not', Outcome), ...refusals },
});
const undo = createRoute({
  method: 'post',
  path: '/leads/undo',
  tags,
  summary: 'Take back your own changes of the last ten minutes',
  request: { body: body(Undo) },
  responses: { 200: answer('What was taken back and what could not be', Outcome), ...refusals },
});
const one = createRoute({
  method: 'get',
  path: '/leads/{id}',
  tags,
  summary: 'A lead with its consents and timeline',
  request: { params: IdParam },
  responses: { 200: answer('The lead', Lead), ...errorAnswers(401, 403, 404) },
});
const change = createRoute({
  method: 'patch',
  path: '/leads/{id}',
  tags,
  summary: 'Change status, person or next follow-up',
  request: { params: IdParam, body: body(LeadChange) },
  responses: { 200: answer('Events, for undo', EventIds), ...errorAnswers(401, 403, 404, 409, 422) },
});
const note = createRoute({
  method: 'post',
  path: '/leads/{id}/notes',
  tags,
  summary: 'Write a note',
  request: { params: IdParam, body: body(Note) },
  responses: { 201: answer('Written', z.object({ id: z.uuid() })), ...errorAnswers(401, 403, 404, 422) },
});

export const staffLeadRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listLeads(c.var.ctx, c.req.valid('query')), 200))
    .openapi(counts, async (c) => c.json(await leadCounts(c.var.ctx), 200))
    .openapi(sources, async (c) => c.json(await listLeadSources(c.var.ctx), 200))
    .openapi(bulk, async (c) => c.json(await bulkUpdate(c.var.ctx, c.req.valid('json')), 200))
    .openapi(undo, async (c) => c.json(await undoChanges(c.var.ctx, c.req.valid('json')), 200))
    .openapi(one, async (c) => c.json(await getLead(c.var.ctx, { leadId: c.req.valid('param').id }), 200))
    .openapi(change, async (c) => {
      const input = { ...c.req.valid('json'), leadId: c.req.valid('param').id };
      return c.json(await updateLead(c.var.ctx, input), 200);
    })
    .openapi(note, async (c) => {
      const input = { ...c.req.valid('json'), leadId: c.req.valid('param').id };
      return c.json(await addNote(c.var.ctx, input), 201);
    });
