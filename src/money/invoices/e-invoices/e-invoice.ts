/** What everybody may know about e-invoices, browsers included. */
import type { InvoiceContent, InvoiceKind } from '../invoice.ts';
import { isExport } from '#catalogue/gst/supply.ts';

/**
 * waiting: not registered with the portal yet, and so no invoice (CGST Rules, 48(5)); registered: it has its number there
 * (IRN); cancelled: taken back there within a day.
 */
export const eInvoiceStates = ['waiting', 'registered', 'cancelled'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** What is printed of it. */
export type EInvoice = {
  state: EInvoiceState;
  irn: string;
  ackNo: string;
  ackAt: Date | null;
  signedQr: string;
};

/** How long the portal takes one back. */
export const cancelHours = 24;

const kinds: InvoiceKind[] = ['tax-invoice', 'credit-note', 'debit-note'];

/** Whether our documents are registered on this day. Whoever is billed with a GST number has a PIN code then: the portal wants it. */
export const isRegistering = (day: string, eInvoiceFrom: string) =>
  eInvoiceFrom !== '' && day >= eInvoiceFrom;

/** Whether a document has to be registered: of those who must, what goes to registered buyers and abroad. Source: Rule 48(4) */
export const mustRegister = (
  { kind, content }: { kind: InvoiceKind; content: InvoiceContent },
  day: string,
  eInvoiceFrom: string,
) =>
  isRegistering(day, eInvoiceFrom) &&
  kinds.includes(kind) &&
  (content.buyer.gstin !== '' || isExport(content.supply ?? 'ordinary'));
