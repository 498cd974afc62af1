import { z } from '@hono/zod-openapi';
import { eInvoiceStates } from '../e-invoices/e-invoice.ts';
import { invoiceKinds } from '../invoice.ts';
import { When } from '#kit/answers.ts';

const Paise = z.number().int();

export const Invoice = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(invoiceKinds),
    financialYear: z.string().openapi({ example: '26-27' }),
    issuedAt: When,
    /** Null for what staff wrote. */
    transactionId: z.string().nullable(),
    buyerId: z.uuid().nullable(),
    dueOn: z.iso.date().nullable(),
    buyerName: z.string(),
    buyerGstin: z.string(),
    buyerEmail: z.string(),
    taxablePaise: Paise,
    gstPaise: Paise,
    totalPaise: Paise,
  })
  .openapi('StaffInvoice');

export const ListedInvoice = Invoice.extend({
  registration: z
    .enum(eInvoiceStates)
    .nullable()
    .openapi({ description: 'With the e-invoice portal; null where it needs none' }),
}).openapi('StaffListedInvoice');
