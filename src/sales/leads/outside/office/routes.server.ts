import { z } from '@hono/zod-openapi';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import {
  changeOutsideSource,
  createOutsideSource,
  deleteOutsideSource,
  fetchWaiting,
  getOutsideSource,
  listOutsideLeads,
  listOutsideSources,
  renewSourceKey,
} from '../manage-sources.ts';
import { NewOutsideSource, OutsideLeadFilter, OutsideSourceChange } from '../outside-source.ts';
import { trySource } from '../try-source.ts';
import { OutsideLead, OutsideSource, Tried } from './answers.ts';

const source = savedRecord<Awaited<ReturnType<typeof getOutsideSource>>>({
  subject: 'outside-source',
  editable: ({ name, service, language, origins, mapping, measuring, active }) => ({
    name,
    service,
    language,
    origins,
    mapping,
    measuring,
    active,
  }),
  read: (ctx, sourceId) => getOutsideSource(ctx, { sourceId }),
});

export const staffOutsideSourceRoutes = [
  staffRoute('outside-sources:read', {
    method: 'get',
    path: '/outside-sources',
    summary: 'Where leads are left elsewhere',
    answer: ['Sources', z.array(OutsideSource)],
    handle: async (ctx) => (await listOutsideSources(ctx)).map(source.withEtag),
  }),
  staffRoute('outside-sources:read', {
    method: 'get',
    path: '/outside-sources/{id}',
    summary: 'One of them, with its address and our key',
    params: IdParam,
    answer: ['The source', OutsideSource],
    handle: async (ctx, { params: { id: sourceId } }) =>
      source.withEtag(await getOutsideSource(ctx, { sourceId })),
  }),
  staffRoute('outside-sources:edit', {
    method: 'post',
    path: '/outside-sources',
    summary: 'Take leads from another place',
    body: NewOutsideSource,
    status: 201,
    answer: ['Added', z.object({ id: z.uuid() })],
    errors: [409],
    handle: (ctx, { body }) => createOutsideSource(ctx, body),
  }),
  staffRoute('outside-sources:edit', {
    method: 'patch',
    path: '/outside-sources/{id}',
    summary: 'Change it, switch it off or on',
    description: 'Meta’s secrets are kept sealed and told to nobody; those left out stay.',
    params: IdParam,
    ifMatch: true,
    body: OutsideSourceChange,
    handle: (ctx, { params: { id: sourceId }, ifMatch, body }) =>
      source.save(ctx, { id: sourceId, ifMatch, input: withoutSecrets(body) }, (ctx) =>
        changeOutsideSource(ctx, { ...body, sourceId }),
      ),
  }),
  staffRoute('outside-sources:edit', {
    method: 'delete',
    path: '/outside-sources/{id}',
    summary: 'Take nothing from it any more; its leads stay',
    params: IdParam,
    handle: (ctx, { params }) => deleteOutsideSource(ctx, { sourceId: params.id }),
  }),
  staffRoute('outside-sources:edit', {
    method: 'post',
    path: '/outside-sources/{id}/key',
    summary: 'Believe it by a new key from now on',
    params: IdParam,
    handle: (ctx, { params }) => renewSourceKey(ctx, { sourceId: params.id }),
  }),
  staffRoute('outside-sources:edit', {
    method: 'post',
    path: '/outside-sources/{id}/test',
    summary: 'Read a sample as it would come, and file nothing; of Meta, ask whether its token is good',
    params: IdParam,
    answer: ['What became of it', Tried],
    errors: [409],
    handle: (ctx, { params }) => trySource(ctx, { sourceId: params.id }),
  }),
  staffRoute('outside-sources:edit', {
    method: 'post',
    path: '/outside-sources/{id}/fetch',
    summary: 'Ask Meta once more for the leads that still wait',
    params: IdParam,
    answer: ['How many', z.object({ count: z.number().int() })],
    handle: (ctx, { params }) => fetchWaiting(ctx, { sourceId: params.id }),
  }),
  staffRoute('outside-sources:read', {
    method: 'get',
    path: '/outside-leads',
    summary: 'What came from them, newest first',
    query: OutsideLeadFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(OutsideLead)],
    handle: (ctx, { query }) => listOutsideLeads(ctx, query),
  }),
];

const withoutSecrets = ({ appSecret: _app, pageToken: _token, ...fields }: OutsideSourceChange) => fields;
