import { z } from '@hono/zod-openapi';
import { createLink } from '../create-link.ts';
import { LinkInput } from '../payment-link.ts';
import { getLink, LinkFilter, listLinks, resendLink, revokeLink } from '../staff-links.ts';
import { PaymentLink } from './answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { revokePayPage } from '#money/receivables/pay-page/pay-link.ts';

export const staffLinkRoutes = [
  staffRoute('payment-links:read', {
    method: 'get',
    path: '/payment-links',
    summary: 'Payment links, the latest first',
    query: LinkFilter,
    answer: ['A page', pageOf(PaymentLink)],
    handle: (ctx, { query }) => listLinks(ctx, query),
  }),
  staffRoute('payment-links:edit', {
    method: 'post',
    path: '/payment-links',
    summary: 'Ask somebody to pay an invoice, what is due of a quotation, a higher plan, or an amount',
    body: z.object({}).loose().pipe(LinkInput),
    answer: ['The link', PaymentLink],
    errors: [403, 404, 409],
    handle: async (ctx, { body }) => getLink(ctx, { linkId: (await createLink(ctx, body)).id }),
  }),
  staffRoute('payment-links:edit', {
    method: 'post',
    path: '/payment-links/{id}/mail',
    summary: 'Mail a payment link once more',
    params: IdParam,
    errors: [404, 409],
    handle: (ctx, { params }) => resendLink(ctx, { linkId: params.id }),
  }),
  staffRoute('payment-links:edit', {
    method: 'post',
    path: '/payment-links/{id}/revoke',
    summary: 'Let a payment link open nothing to pay any more',
    params: IdParam,
    errors: [404, 409],
    handle: (ctx, { params }) => revokeLink(ctx, { linkId: params.id }),
  }),
  staffRoute('payment-links:edit', {
    method: 'post',
    path: '/receivables/{id}/revoke-page',
    summary: 'Let the address of an invoice’s pay page open nothing any more; the next mail has another',
    params: IdParam,
    errors: [404],
    handle: (ctx, { params }) => revokePayPage(ctx, { invoiceId: params.id }),
  }),
];
