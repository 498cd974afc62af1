import { z } from '@hono/zod-openapi';
import { addNote } from '../add-note.ts';
import { bulkUpdate } from '../bulk-update.ts';
import { getLead } from '../get-lead.ts';
import { BulkChange, LeadChange, Note, Undo } from '../lead-change.ts';
import { leadCounts } from '../lead-counts.ts';
import { LeadFilter, LeadPage } from '../lead-filter.ts';
import { sumLeads } from '../board/sum-leads.ts';
import { listLeads } from '../list-leads.ts';
import { listLeadSources } from '../list-sources.ts';
import { undoChanges } from '../undo-changes.ts';
import { updateLead } from '../update-lead.ts';
import { Counts, EventIds, Lead, LeadRow, Outcome, Sums } from './answers.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { LeadFacts } from '../facts/lead-facts.ts';
import { updateLeadFacts } from '../facts/update-facts.ts';
import { readLead } from '../read-lead.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { leadExport } from '../export-leads.ts';

const facts = savedRecord<LeadFacts>({
  subject: 'lead',
  editable: fieldsOf(LeadFacts),
  read: async (ctx, leadId) => (await readLead(ctx, { leadId })) ?? undefined,
});

export const staffLeadRoutes = [
  ...exportRoutes('leads', leadExport),
  staffRoute('leads:read', {
    method: 'get',
    path: '/leads',
    summary: 'Leads, filtered and sorted, a page at a time',
    query: LeadPage,
    answer: [
      'A page. `nextCursor` fetches the next one; `total` stops at 1,000',
      z.object({
        data: z.array(LeadRow),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        totalIsCapped: z.boolean(),
      }),
    ],
    errors: [503],
    handle: (ctx, { query }) => listLeads(ctx, query),
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/leads/counts',
    summary: 'How much waits',
    answer: ['Each at most 1,000', Counts],
    errors: [503],
    handle: (ctx) => leadCounts(ctx),
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/leads/sums',
    summary: 'How many leads of each status match, and what they are worth together',
    query: LeadFilter,
    answer: ['Of all that match; a status of which there are none is left out', Sums],
    errors: [503],
    handle: async (ctx, { query }) => ({ byStatus: await sumLeads(ctx, query) }),
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/leads/sources',
    summary: 'The sources that leads came from',
    answer: ['Names', z.array(z.string())],
    errors: [503],
    handle: (ctx) => listLeadSources(ctx),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/bulk',
    summary: 'Assign many leads, or give them a status',
    body: BulkChange,
    answer: ['What changed and what could not', Outcome],
    errors: [503],
    handle: (ctx, { body }) => bulkUpdate(ctx, body),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/undo',
    summary: 'Take back your own changes of the last ten minutes',
    body: Undo,
    answer: ['What was taken back and what could not be', Outcome],
    errors: [503],
    handle: (ctx, { body }) => undoChanges(ctx, body),
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/leads/{id}',
    summary: 'A lead with its consents and timeline',
    params: IdParam,
    answer: ['The lead', Lead],
    handle: async (ctx, { params }) => facts.withEtag(await getLead(ctx, { leadId: params.id })),
  }),
  staffRoute('leads:edit', {
    method: 'put',
    path: '/leads/{id}',
    summary: 'Change what is known of a person',
    params: IdParam,
    ifMatch: true,
    body: LeadFacts,
    answer: ['The lead', Lead],
    handle: async (ctx, { params: { id: leadId }, ifMatch, body }) => {
      await facts.save(ctx, { id: leadId, ifMatch, input: body }, (ctx) =>
        updateLeadFacts(ctx, { ...body, leadId }),
      );
      return facts.withEtag(await getLead(ctx, { leadId }));
    },
  }),
  staffRoute('leads:edit', {
    method: 'patch',
    path: '/leads/{id}',
    summary: 'Change status, person or next follow-up',
    params: IdParam,
    body: LeadChange,
    answer: ['Events, for undo', EventIds],
    errors: [409],
    handle: (ctx, { params, body }) => updateLead(ctx, { ...body, leadId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/notes',
    summary: 'Write a note',
    params: IdParam,
    body: Note,
    status: 201,
    answer: ['Written', z.object({ id: z.uuid() })],
    handle: (ctx, { params, body }) => addNote(ctx, { ...body, leadId: params.id }),
  }),
];
