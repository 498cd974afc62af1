import { z } from '@hono/zod-openapi';
import { StatementGroup } from '../bank-transaction.ts';
import { bookOnQuotation, QuotationBookingInput } from '../book-on-quotation.ts';
import { importStatement, readStatementMapping } from '../import-statement.ts';
import {
  AsideInput,
  BookingInput,
  bookTransaction,
  LinkInput,
  linkPayment,
  linkTransaction,
  PaymentLinkInput,
  listTransactions,
  setAside,
  TransactionFilter,
} from '../staff-transactions.ts';
import { BankTransaction, KnownMapping, LineOutcomes } from './answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

export const staffBankRoutes = [
  staffRoute('bank-transactions:read', {
    method: 'get',
    path: '/bank-transactions',
    summary: 'Credits of the account, with what each open one may be',
    query: TransactionFilter,
    answer: ['A page', pageOf(BankTransaction)],
    handle: (ctx, { query }) => listTransactions(ctx, query),
  }),
  staffRoute('bank-transactions:edit', {
    method: 'post',
    path: '/bank-transactions/mapping',
    summary: 'Which column is what in statements with this header line',
    body: z.strictObject({ header: z.string().max(4_000) }),
    answer: ['What was chosen last, or null', KnownMapping],
    handle: (ctx, { body }) => readStatementMapping(ctx, body),
  }),
  staffRoute('bank-transactions:edit', {
    method: 'post',
    path: '/bank-transactions/import',
    summary: 'Take credits of a bank statement in, or say what would become of them',
    body: StatementGroup,
    answer: ['What became of each line', LineOutcomes],
    handle: (ctx, { body }) => importStatement(ctx, body),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/bank-transactions/{id}/receipt',
    summary: 'Record the receipt that a credit stands for',
    params: IdParam,
    body: BookingInput,
    status: 201,
    answer: ['Written down', z.object({ id: z.uuid() })],
    errors: [409],
    handle: (ctx, { params, body }) => bookTransaction(ctx, { transactionId: params.id, receipt: body }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/bank-transactions/{id}/payment',
    summary: 'Record what is due of a quotation as paid by a credit',
    params: IdParam,
    body: QuotationBookingInput,
    status: 201,
    answer: ['Written down', z.object({ id: z.string() })],
    errors: [409],
    handle: (ctx, { params, body }) => bookOnQuotation(ctx, { transactionId: params.id, payment: body }),
  }),
  staffRoute('payments:record', {
    method: 'put',
    path: '/bank-transactions/{id}/receipt',
    summary: 'Say that a credit is money that was recorded by hand',
    params: IdParam,
    body: LinkInput,
    errors: [409],
    handle: (ctx, { params, body }) => linkTransaction(ctx, { ...body, transactionId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'put',
    path: '/bank-transactions/{id}/payment',
    summary: 'Say that a credit is a payment of a quotation that was recorded by hand',
    params: IdParam,
    body: PaymentLinkInput,
    errors: [404, 409],
    handle: (ctx, { params, body }) => linkPayment(ctx, { ...body, transactionId: params.id }),
  }),
  staffRoute('bank-transactions:edit', {
    method: 'put',
    path: '/bank-transactions/{id}/aside',
    summary: 'Say that a credit pays nothing of ours, or take that back',
    params: IdParam,
    body: AsideInput,
    errors: [409],
    handle: (ctx, { params, body }) => setAside(ctx, { ...body, transactionId: params.id }),
  }),
];
