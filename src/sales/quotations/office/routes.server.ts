import { z } from '@hono/zod-openapi';
import { createQuotation, deleteQuotation, updateQuotation } from '../edit-quotation.ts';
import { QuotationPage, QuotationInput } from '../quotation-input.ts';
import { listQuotations } from '../staff-quotations.ts';
import { Made, Quotation, Summary } from './answers.ts';
import { savedQuotation, type CouponRules, type ShowQuotation } from './saved-quotation.server.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { quotationExport } from '../export-quotations.ts';

const NewQuotation = QuotationInput.extend({ leadId: z.uuid().nullable().default(null) }).strict();

export const staffQuotationRoutes = (show: ShowQuotation, coupons: CouponRules) => [
  ...exportRoutes('quotations', quotationExport),
  staffRoute('quotations:read', {
    method: 'get',
    path: '/quotations',
    summary: 'Quotations, the newest first',
    query: QuotationPage,
    answer: [
      'A page',
      z.object({
        data: z.array(Summary),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        totalIsCapped: z.boolean(),
      }),
    ],
    handle: (ctx, { query }) => listQuotations(ctx, query),
  }),
  staffRoute('quotations:read', {
    method: 'get',
    path: '/quotations/{id}',
    summary: 'One quotation with its revisions and answers',
    params: IdParam,
    answer: ['The quotation', Quotation],
    handle: (ctx, { params }) => show(ctx, params.id),
  }),
  staffRoute('quotations:edit', {
    method: 'post',
    path: '/quotations',
    summary: 'Begin a quotation',
    body: NewQuotation,
    status: 201,
    answer: ['Drafted', Made],
    handle: async (ctx, { body }) => createQuotation(ctx, { ...body, coupon: await coupons.find(ctx, body) }),
  }),
  staffRoute('quotations:edit', {
    method: 'put',
    path: '/quotations/{id}',
    summary: 'Replace what a draft says',
    params: IdParam,
    ifMatch: true,
    body: QuotationInput,
    answer: ['The quotation', Quotation],
    errors: [409],
    handle: async (ctx, { params: { id: quotationId }, ifMatch, body }) => {
      await savedQuotation.save(ctx, { id: quotationId, ifMatch, input: body }, async (ctx) =>
        updateQuotation(ctx, {
          ...body,
          quotationId,
          coupon: await coupons.find(ctx, { ...body, quotationId }),
        }),
      );
      return show(ctx, quotationId);
    },
  }),
  staffRoute('quotations:edit', {
    method: 'delete',
    path: '/quotations/{id}',
    summary: 'Throw a draft away',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deleteQuotation(ctx, { quotationId: params.id }),
  }),
];
