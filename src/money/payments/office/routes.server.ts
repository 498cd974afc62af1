import { z } from '@hono/zod-openapi';
import { recheckPayment } from '../reconciliation/check-by-staff.ts';
import { endReviewByStaff, ReviewInput } from '../end-review.ts';
import { getPayment, listPayments } from '../list-payments.ts';
import { PaymentPage } from '../payment-filter.ts';
import { RefundInput, refundPayment } from '../refunds/refund-payment.ts';
import { Payment, Payments } from './answers.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { ReturnInput } from '#money/receivables/return-receipt.ts';
import { unbookPayment } from '#money/receivables/unbook-payment.ts';
import { UnbookInput } from '#money/receivables/unbook-receipt.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { exportRoutes } from '#agency/exports/office/export-route.server.ts';
import { orderExport, paymentExport } from '../export-payments.ts';

const Id = z.object({ id: z.string() });

export const staffPaymentRoutes = [
  ...exportRoutes('payments', paymentExport),
  ...exportRoutes('orders', orderExport),
  staffRoute('payments:read', {
    method: 'get',
    path: '/payments',
    summary: 'Payments, the latest first',
    query: PaymentPage,
    answer: ['A page; `total` stops at 1,000', Payments],
    handle: (ctx, { query }) => listPayments(ctx, query),
  }),
  staffRoute('payments:read', {
    method: 'get',
    path: '/payments/{id}',
    summary: 'One payment with its tries, refunds, events and history',
    params: Id,
    answer: ['The payment', Payment],
    handle: (ctx, { params }) => getPayment(ctx, { paymentId: params.id }),
  }),
  staffRoute('payments:check', {
    method: 'post',
    path: '/payments/{id}/recheck',
    summary: 'Ask the gateway about it now',
    params: Id,
    answer: ['As it stands', Payment],
    errors: [503],
    handle: async (ctx, { params: { id: paymentId } }) => {
      await recheckPayment(ctx, { paymentId });
      return getPayment(ctx, { paymentId });
    },
  }),
  staffRoute('payments:check', {
    method: 'post',
    path: '/payments/{id}/end-review',
    summary: 'Say that a marked payment was looked at, and what was found',
    description: 'Refused where its money pays for nothing, and where the mark says something else by now.',
    params: Id,
    body: ReviewInput,
    answer: ['As it stands', Payment],
    errors: [404, 409],
    handle: async (ctx, { params: { id: paymentId }, body }) => {
      await endReviewByStaff(ctx, { ...body, transactionId: paymentId });
      return getPayment(ctx, { paymentId });
    },
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/payments/{id}/came-back',
    summary: 'Write down that the bank took the money of a payment back: its invoice is owed again',
    params: Id,
    body: ReturnInput,
    answer: ['As it stands', Payment],
    errors: [404, 409],
    handle: async (ctx, { params: { id: paymentId }, body }) => {
      await returnPayment(ctx, { ...body, transactionId: paymentId });
      return getPayment(ctx, { paymentId });
    },
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/payments/{id}/unbook',
    summary: 'Write down that it was recorded on the wrong quotation: its reference can be recorded again',
    params: Id,
    body: UnbookInput,
    answer: ['As it stands', Payment],
    errors: [404, 409],
    handle: async (ctx, { params: { id: paymentId }, body }) => {
      await unbookPayment(ctx, { ...body, transactionId: paymentId });
      return getPayment(ctx, { paymentId });
    },
  }),
  staffRoute('payments:refund', {
    method: 'post',
    path: '/payments/{id}/refund',
    summary: 'Give money back',
    description: 'The same key again is the same refund. Never more than came.',
    params: Id,
    body: RefundInput,
    answer: ['As it stands', Payment],
    errors: [409],
    handle: async (ctx, { params: { id: paymentId }, body }) => {
      await refundPayment(ctx, { ...body, transactionId: paymentId });
      return getPayment(ctx, { paymentId });
    },
  }),
];
