import { z } from '@hono/zod-openapi';
import { sendZip } from '#kit/wire/send-file.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { TaxMonth } from '../../invoice-filter.ts';
import { exportForTally, exportForZoho, getBooks } from '../export-books.ts';
import { MonthBooks } from './answers.ts';

const Zip = z.string().openapi({ format: 'binary' });

/** What a month's documents make in the books, for the programs of accountants. */
export const staffBooksRoutes = [
  staffRoute('invoices:export', {
    method: 'get',
    path: '/books/{month}',
    summary: 'What a month moves on each account',
    params: TaxMonth,
    answer: ['The month', MonthBooks],
    handle: (ctx, { params }) => getBooks(ctx, params),
  }),
  staffRoute('invoices:export', {
    method: 'get',
    path: '/books/{month}/tally.zip',
    summary: 'The month for Tally: accounts, buyers and vouchers as XML',
    params: TaxMonth,
    answer: ['A zip', Zip, 'application/zip'],
    handle: async (ctx, { params }, c) =>
      sendZip(c, `tally-${params.month}.zip`, await exportForTally(ctx, params)),
  }),
  staffRoute('invoices:export', {
    method: 'get',
    path: '/books/{month}/zoho.zip',
    summary: 'The month for Zoho Books: invoices, credit notes and journals as CSV',
    params: TaxMonth,
    answer: ['A zip', Zip, 'application/zip'],
    handle: async (ctx, { params }, c) =>
      sendZip(c, `zoho-books-${params.month}.zip`, await exportForZoho(ctx, params)),
  }),
];
