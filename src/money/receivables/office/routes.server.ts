import { z } from '@hono/zod-openapi';
import { applyAdvances, sendBackAdvance, SentBackInput, UseInput } from '../advances.ts';
import { issueNote, NoteInput } from '../issue-note.ts';
import { listReceivables, ReceivableFilter, sumReceivables } from '../list-receivables.ts';
import { getInvoiceAccount, readBuyerAccount } from '../read-account.ts';
import { recordKeptBackOfAdvance, TaxOfAdvanceInput } from '../kept-back/record-of-advance.ts';
import { recordKeptBack, TaxOfInvoiceInput } from '../kept-back/record-kept-back.ts';
import { ReceiptInput, recordTypedReceipt } from '../record-receipt.ts';
import { readStatement, StatementDays } from '../read-statement.ts';
import { replaceInvoice, ReplacementInput } from '../replace-invoice.ts';
import { returnReceipt, ReturnInput } from '../return-receipt.ts';
import { recordPromise, PromiseInput, writeOff, WriteOffInput } from '../settle-otherwise.ts';
import { unbookReceipt, UnbookInput } from '../unbook-receipt.ts';
import { BuyerAccount, InvoiceAccount, Receivable, ReceivableSums } from './answers.ts';
import { drawingLimit } from '#kit/limit.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { pdfHeaders } from '#money/invoices/wire/routes.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

/** Who owes what, and what settles it. The id of a receivable is its invoice's. */
export const staffReceivableRoutes = (deps: { pdfs: InvoicePdfs }) => [
  staffRoute('receivables:read', {
    method: 'get',
    path: '/receivables/sums',
    summary: 'How much is owed of which age',
    answer: ['Sums', ReceivableSums],
    handle: (ctx) => sumReceivables(ctx),
  }),
  staffRoute('receivables:read', {
    method: 'get',
    path: '/receivables',
    summary: 'What is owed, the longest due first',
    query: ReceivableFilter,
    answer: ['A page', pageOf(Receivable)],
    handle: (ctx, { query }) => listReceivables(ctx, query),
  }),
  staffRoute('invoices:read', {
    method: 'get',
    path: '/invoices/{id}',
    summary: 'One document with all it says and what settled it',
    params: IdParam,
    answer: ['The document', InvoiceAccount],
    handle: (ctx, { params }) => getInvoiceAccount(ctx, { invoiceId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoices/{id}/notes',
    summary: 'Take something off an invoice, or all of it',
    params: IdParam,
    body: NoteInput,
    status: 201,
    answer: ['The note', z.object({ id: z.uuid(), number: z.string() })],
    errors: [409],
    handle: (ctx, { params, body }) => issueNote(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoices/{id}/replacement',
    summary: 'Take an invoice back by a credit note and begin the draft of the right one',
    params: IdParam,
    body: ReplacementInput,
    status: 201,
    answer: ['The draft, and the number of the note', z.object({ draftId: z.uuid(), number: z.string() })],
    errors: [409],
    handle: (ctx, { params, body }) => replaceInvoice(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('receivables:read', {
    method: 'get',
    path: '/buyers/{id}/account',
    summary: 'What a buyer owes, has paid and has paid before',
    params: IdParam,
    answer: ['The account', BuyerAccount],
    handle: (ctx, { params }) => readBuyerAccount(ctx, { buyerId: params.id }),
  }),
  staffRoute('receivables:read', {
    method: 'get',
    path: '/buyers/{id}/statement.pdf',
    summary: 'What a buyer owed, what changed it, and what it owes now, as PDF',
    params: IdParam,
    query: StatementDays,
    answer: ['A4', z.string().openapi({ format: 'binary' }), 'application/pdf'],
    errors: [429, 503],
    handle: async (ctx, { params, query }, c) => {
      const statement = await readStatement(ctx, { ...query, buyerId: params.id });
      await ctx.limit(drawingLimit, ctx.request.ip);
      return c.body(await deps.pdfs.statement(statement), 200, pdfHeaders(`statement-${query.to}`));
    },
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/receipts',
    summary: 'Write down money that the bank shows, and what it settles',
    description:
      'What no invoice takes is kept as an advance. Where it changes the return of an earlier month that was taken for filing, it is refused (not_acknowledged) unless acknowledged says that the accountant knows.',
    body: ReceiptInput,
    status: 201,
    answer: ['Written down', z.object({ id: z.uuid() })],
    errors: [404, 409],
    handle: (ctx, { body }) => recordTypedReceipt(ctx, body),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/receipts/{id}/return',
    summary: 'Write down that its money came back: what it settled is owed again',
    params: IdParam,
    body: ReturnInput,
    errors: [409],
    handle: (ctx, { params, body }) => returnReceipt(ctx, { ...body, receiptId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/receipts/{id}/unbook',
    summary: 'Write down that it was booked for the wrong buyer: its reference can be recorded again',
    params: IdParam,
    body: UnbookInput,
    errors: [409],
    handle: (ctx, { params, body }) => unbookReceipt(ctx, { ...body, receiptId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/advances/{id}/send-back',
    summary: 'Write down that an advance went back',
    params: IdParam,
    body: SentBackInput,
    handle: (ctx, { params, body }) => sendBackAdvance(ctx, { ...body, advanceId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/advances/{id}/kept-back',
    summary: 'Write down tax that was kept back of an advance, told later than its money',
    params: IdParam,
    body: TaxOfAdvanceInput,
    errors: [409],
    handle: (ctx, { params, body }) => recordKeptBackOfAdvance(ctx, { ...body, advanceId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/receivables/{id}/advance',
    summary: 'Settle it with what its buyer has paid before',
    params: IdParam,
    body: UseInput,
    errors: [409],
    handle: (ctx, { params, body }) => applyAdvances(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/receivables/{id}/kept-back',
    summary: 'Write down tax that the buyer kept back',
    description:
      'Beyond what is open it takes the place of money, also of an invoice that its payment made: paidTooMuch says whether that becomes an advance or goes back, through the gateway or by the transfer that reference names.',
    params: IdParam,
    body: TaxOfInvoiceInput,
    errors: [409],
    handle: (ctx, { params, body }) => recordKeptBack(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('receivables:write-off', {
    method: 'post',
    path: '/receivables/{id}/write-off',
    summary: 'Give up what is open of it',
    params: IdParam,
    body: WriteOffInput,
    handle: (ctx, { params, body }) => writeOff(ctx, { ...body, invoiceId: params.id }),
  }),
  staffRoute('receivables:edit', {
    method: 'put',
    path: '/receivables/{id}/promise',
    summary: 'Keep when its buyer has said that it pays',
    params: IdParam,
    body: PromiseInput,
    handle: (ctx, { params, body }) => recordPromise(ctx, { ...body, invoiceId: params.id }),
  }),
];
