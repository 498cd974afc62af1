import { z } from '@hono/zod-openapi';
import { completeBuyerAddress, getBuyerAddress, readBuyerAddress } from '../complete-address.ts';
import { BuyerAddressInput } from '../buyer-address.ts';
import {
  AnswerInput,
  CancellationInput,
  exportInv01,
  recordCancellation,
  storePortalAnswer,
} from '../register.ts';
import { EditedBuyerAddress } from './answers.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { sendFile } from '#kit/wire/send-file.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const savedAddress = savedRecord<Awaited<ReturnType<typeof readBuyerAddress>>>({
  subject: 'invoice',
  editable: fieldsOf(BuyerAddressInput),
  read: (ctx, invoiceId) => readBuyerAddress(ctx, { invoiceId }),
});

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
    method: 'get',
    path: '/invoices/{id}/buyer-address',
    summary: 'Where an e-invoice says that its buyer is, in the portal’s parts',
    params: IdParam,
    answer: ['The address', EditedBuyerAddress],
    handle: async (ctx, { params }) =>
      savedAddress.withEtag(await getBuyerAddress(ctx, { invoiceId: params.id })),
  }),
  staffRoute('invoices:edit', {
    method: 'put',
    path: '/invoices/{id}/buyer-address',
    summary: 'Complete where the buyer is, while the e-invoice waits for the portal',
    params: IdParam,
    ifMatch: true,
    body: BuyerAddressInput,
    answer: ['The address', EditedBuyerAddress],
    errors: [409],
    handle: (ctx, { params: { id: invoiceId }, ifMatch, body }) =>
      savedAddress.saveWithEtag(ctx, { id: invoiceId, ifMatch, input: body }, (ctx) =>
        completeBuyerAddress(ctx, { ...body, invoiceId }),
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
