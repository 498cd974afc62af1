import { z } from '@hono/zod-openapi';
import { KeptBackFilter, listKeptBack, sumKeptBack, markKeptBackSeen } from '../kept-back.ts';
import { KeptBackRow, KeptBackSums } from './answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

/** The ledger of tax that buyers kept back. */
export const staffKeptBackRoutes = [
  staffRoute('receivables:read', {
    method: 'get',
    path: '/kept-back/sums',
    summary: 'What the ledger of tax kept back comes to',
    query: KeptBackFilter,
    answer: ['Sums', KeptBackSums],
    handle: (ctx, { query }) => sumKeptBack(ctx, query),
  }),
  staffRoute('receivables:read', {
    method: 'get',
    path: '/kept-back',
    summary: 'Tax that buyers kept back, the latest first',
    query: KeptBackFilter,
    answer: ['A page', pageOf(KeptBackRow)],
    handle: (ctx, { query }) => listKeptBack(ctx, query),
  }),
  staffRoute('receivables:edit', {
    method: 'put',
    path: '/kept-back/{id}/seen',
    summary: 'Tick it as found in the tax office’s statement',
    params: IdParam,
    body: z.strictObject({ seen: z.boolean() }),
    handle: (ctx, { params, body }) => markKeptBackSeen(ctx, { ...body, settlementId: params.id }),
  }),
];
