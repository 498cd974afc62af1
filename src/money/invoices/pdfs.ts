import type { Statement } from '#money/receivables/statement.ts';
import type { IssuedInvoice } from './invoice.ts';

/** Port to what sets documents of money as PDF, one after the other. Throws Unavailable while too many others wait. */
export type InvoicePdfs = {
  invoice(invoice: IssuedInvoice): Promise<Uint8Array<ArrayBuffer>>;
  /** What a buyer owes, and how it came to that. */
  statement(statement: Statement): Promise<Uint8Array<ArrayBuffer>>;
};
