import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { createBoundedQueue } from '#kit/bounded-queue.ts';

/** Documents as PDF, set one at a time. What sets them is loaded when the first one is asked for. */
export function createPdfs(): QuotationPdfs & InvoicePdfs {
  const inTurn = createBoundedQueue({ atOnce: 1, longest: 12 });
  return {
    quotation: (quotation, settings) =>
      inTurn(async () => (await import('./quotation-sheet.tsx')).setQuotation(quotation, settings)),
    invoice: (invoice) => inTurn(async () => (await import('./invoice-sheet.tsx')).setInvoice(invoice)),
    statement: (statement) =>
      inTurn(async () => (await import('./statement-sheet.tsx')).setStatement(statement)),
  };
}
