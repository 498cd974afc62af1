import { z } from 'zod';
import { TimePage } from '#kit/rows/time-page.ts';
import { eInvoiceStates } from './e-invoices/e-invoice.ts';
import { invoiceKinds } from './invoice.ts';

const FinancialYear = z.string().regex(/^\d\d-\d\d$/, 'Send a year like 26-27');

/** Which documents somebody wants to see, the latest first. */
export const InvoiceFilter = TimePage.extend({
  /** A number or its end, or the beginnings of words of a name, an e-mail address or a GST number. */
  q: z.string().trim().max(80).optional(),
  kind: z.enum(invoiceKinds).optional(),
  financialYear: FinancialYear.optional(),
  /** Of one payment. */
  transactionId: z.string().max(60).optional(),
  /** Of those that have to be registered with the portal. */
  registration: z.enum(eInvoiceStates).optional(),
  /** Of one buyer that staff wrote them for. */
  buyerId: z.uuid().optional(),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

/** What a tax return is about: a month, `2026-11`. */
export const TaxMonth = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Send a month like 2026-11'),
});
export type TaxMonth = z.infer<typeof TaxMonth>;
