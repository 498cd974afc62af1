import { z } from '@hono/zod-openapi';
import { TimePage } from '#kit/rows/time-page.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { ConversionFilter, DestinationChange } from '../conversion.ts';
import {
  listConversions,
  listDestinations,
  retryConversion,
  saveDestination,
} from '../manage-conversions.ts';
import { Conversion, ConversionDestination } from './answers.ts';

export const staffConversionRoutes = [
  staffRoute('conversions:read', {
    method: 'get',
    path: '/conversion-destinations',
    summary: 'Which advertising networks are told what became of their visitors',
    answer: ['The networks', z.array(ConversionDestination)],
    handle: (ctx) => listDestinations(ctx),
  }),
  staffRoute('conversions:edit', {
    method: 'post',
    path: '/conversion-destinations',
    summary: 'Set one up, switch it on or off',
    description: 'The secret is kept sealed; left out, the one that is kept stays.',
    body: DestinationChange,
    handle: (ctx, { body }) => saveDestination(ctx, body),
  }),
  staffRoute('conversions:read', {
    method: 'get',
    path: '/conversions',
    summary: 'What was told to whom, and what was not and why, newest first',
    query: ConversionFilter.extend(TimePage.shape),
    answer: ['A page', pageOf(Conversion)],
    handle: (ctx, { query }) => listConversions(ctx, query),
  }),
  staffRoute('conversions:edit', {
    method: 'post',
    path: '/conversions/{id}/retry',
    summary: 'Tell once more what failed, under the same id',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => retryConversion(ctx, { conversionId: params.id }),
  }),
];
