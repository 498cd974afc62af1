import { z } from '@hono/zod-openapi';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { attachBill, billsOfDraft, openBill, removeBill } from '../supplier-bills.ts';
import { SupplierBill } from './answers.ts';

const Upload = z.object({
  number: z.string().trim().min(1).max(120).openapi({ description: 'As the line of the draft names it' }),
  file: z
    .instanceof(File, { error: /*staff*/ 'Choose a file' })
    .openapi({ type: 'string', format: 'binary', description: 'PDF, JPEG, PNG or WebP, up to 6 MB' }),
});

/** Suppliers' bills that an invoice passes on. */
export const staffSupplierBillRoutes = [
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoice-drafts/{id}/bills',
    summary: 'Lay a supplier’s bill to a draft, in the place of one with its number',
    params: IdParam,
    form: Upload,
    status: 201,
    answer: ['What lies with it now', z.array(SupplierBill)],
    errors: [507],
    handle: async (ctx, { params: { id: draftId }, form: { number, file } }) => {
      const content = new Uint8Array(await file.arrayBuffer());
      await attachBill(ctx, { draftId, number, name: file.name, content });
      return billsOfDraft(ctx, { draftId });
    },
  }),
  staffRoute('invoices:edit', {
    method: 'delete',
    path: '/invoice-drafts/{id}/bills/{billId}',
    summary: 'Take a supplier’s bill off a draft',
    params: IdParam.extend({ billId: z.uuid() }),
    handle: (ctx, { params: { id: draftId, billId } }) => removeBill(ctx, { draftId, billId }),
  }),
  staffRoute('invoices:read', {
    method: 'get',
    path: '/supplier-bills/{id}',
    summary: 'A supplier’s bill',
    params: IdParam,
    answer: ['The file', z.string().openapi({ format: 'binary' }), 'application/octet-stream'],
    handle: async (ctx, { params }, c) => {
      const { name, type, content } = await openBill(ctx, { billId: params.id });
      return c.body(content.body, 200, {
        'Content-Type': type,
        'Content-Length': String(content.bytes),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    },
  }),
];
