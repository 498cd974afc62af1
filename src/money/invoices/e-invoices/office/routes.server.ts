import { z } from '@hono/zod-openapi';
import {
  AnswerInput,
  CancellationInput,
  exportInv01,
  recordCancellation,
  storePortalAnswer,
} from '../register.ts';
import { sendFile } from '#kit/wire/send-file.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

/** Registering documents with the e-invoice portal, by its own files. */
export const staffEInvoiceRoutes = [
  staffRoute('invoices:edit', {
    method: 'get',
    path: '/invoices/{id}/inv-01.json',
    summary: 'A document as the e-invoice portal takes it in',
    params: IdParam,
    answer: ['Form GST INV-01, version 1.1', z.string(), 'application/json'],
    errors: [409],
    handle: async (ctx, { params }, c) =>
      sendFile(
        c,
        { name: `inv-01-${params.id}.json`, type: 'application/json' },
        await exportInv01(ctx, { invoiceId: params.id }),
      ),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoices/{id}/irn',
    summary: 'Keep what the portal answered: IRN, acknowledgement and signed code',
    params: IdParam,
    body: AnswerInput,
    errors: [409],
    handle: (ctx, { params, body }) => storePortalAnswer(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoices/{id}/irn-cancellation',
    summary: 'Write down that the portal has cancelled it',
    params: IdParam,
    body: CancellationInput,
    errors: [409],
    handle: (ctx, { params, body }) => recordCancellation(ctx, { ...body, invoiceId: params.id }),
  }),
];
