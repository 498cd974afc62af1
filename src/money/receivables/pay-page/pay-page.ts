/** What everybody may know about the page on which an owed invoice is paid, browsers included. */
import type { Paise } from '#kit/india/money.ts';
import { callPath, pathOf } from '#kit/path-of.ts';
import type { ClaimStatus } from '../claims/claim.ts';
import type { InvoiceKind, PayTo } from '#money/invoices/invoice.ts';

export const payPagePath = (token: string) => pathOf('/invoice/:token', { token });
export const payPagePdfPath = (token: string) => callPath`/invoice/${token}/document.pdf`;

/** `cancelled`: notes took all of it off; `paid`: nothing is open for another reason. */
export type PayState = 'open' | 'paid' | 'cancelled';

/** An owed invoice as whoever has its link sees it. */
export type PayPage = {
  number: string;
  kind: InvoiceKind;
  isSample: boolean;
  /** Who is paid. */
  seller: string;
  /** Days in India. */
  issuedOn: string;
  dueOn: string;
  totalPaise: Paise;
  openPaise: Paise;
  state: PayState;
  /** Null where the settings name no account. */
  bank: Omit<PayTo, 'upiId'> | null;
  /** Null where there is no UPI id, or more is open than payment apps take. */
  upi: { id: string; link: string; code: { path: string; size: number } } | null;
  /** What the buyer told of payments. */
  claims: { reference: string; paidOn: string | null; status: ClaimStatus; reason: string }[];
  /** In India. */
  today: string;
  pdfPath: string;
};
