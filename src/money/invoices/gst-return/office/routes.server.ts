import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { sendFile, sendZip } from '#kit/wire/send-file.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { TaxMonth } from '../../invoice-filter.ts';
import { exportReturnJson, exportReturnSheets, getReturn, readReturnExport } from '../export-return.ts';
import { FiledReturn } from './answers.ts';

/** The return of outward supplies (GSTR-1), month by month. */
export const staffGstReturnRoutes = [
  staffRoute('invoices:export', {
    method: 'get',
    path: '/gst-returns/{month}',
    summary: 'What is filed for a month, table by table',
    params: TaxMonth,
    answer: ['The return', FiledReturn],
    handle: (ctx, { params }) => getReturn(ctx, params),
  }),
  staffRoute('payments:record', {
    method: 'get',
    path: '/gst-returns/{month}/export',
    summary: 'When the return of a month was taken for filing',
    params: TaxMonth,
    answer: ['Null while it was not', z.object({ at: When.nullable() })],
    handle: (ctx, { params }) => readReturnExport(ctx, params),
  }),
  staffRoute('invoices:export', {
    method: 'get',
    path: '/gst-returns/{month}/sheets.zip',
    summary: 'The same as the sheets of the portal’s offline workbook, a CSV each',
    params: TaxMonth,
    answer: ['A zip', z.string().openapi({ format: 'binary' }), 'application/zip'],
    handle: async (ctx, { params }, c) =>
      sendZip(c, `gstr1-${params.month}.zip`, await exportReturnSheets(ctx, params)),
  }),
  staffRoute('invoices:export', {
    method: 'get',
    path: '/gst-returns/{month}/portal.json',
    summary: 'The same as the file that the portal takes in',
    params: TaxMonth,
    answer: ['The offline tool’s JSON', z.string(), 'application/json'],
    handle: async (ctx, { params }, c) =>
      sendFile(
        c,
        { name: `gstr1-${params.month}.json`, type: 'application/json' },
        await exportReturnJson(ctx, params),
      ),
  }),
];
