import type { IssuedInvoice } from './invoice.ts';

/** Port to what sets invoices as PDF, one after the other. Throws Unavailable while too many others wait. */
export type InvoicePdfs = { invoice(invoice: IssuedInvoice): Promise<Uint8Array<ArrayBuffer>> };
