/** What everybody may know about the page on which somebody without an account pays, browsers included. */
import type { Paise } from '#kit/india/money.ts';
import { callPath, pathOf } from '#kit/path-of.ts';
import type { ClaimStatus } from '../claims/claim.ts';
import type { InvoiceKind, PayTo } from '#money/invoices/invoice.ts';

export const payPagePath = (token: string) => pathOf('/invoice/:token', { token });
export const payPagePdfPath = (token: string) => callPath`/invoice/${token}/document.pdf`;

/**
 * `cancelled`: notes took all of it off; `taken-back`: the e-invoice portal did, without a note; `paid`: nothing is open for
 * another reason; the others are the link's.
 */
export type PayState = 'open' | 'paid' | 'cancelled' | 'taken-back' | 'expired' | 'revoked';

/** A demand that payment apps take. */
export type UpiDemand = { id: string; link: string; code: { path: string; size: number } };

/** What became of a payment that was begun on this page. */
export type SeenPayment = { amountPaise: Paise; state: 'paid' | 'waiting' | 'failed'; reason: string };

/** A payment that a buyer told of, as the buyer sees it. */
export type Told = { reference: string; paidOn: string | null; status: ClaimStatus; reason: string };

/** What is to be paid as whoever has its link sees it. */
export type PayPage = {
  number: string;
  /** `upgrade`: a higher plan, by the name of its service; it is paid online only. */
  kind: InvoiceKind | 'quotation' | 'upgrade';
  isSample: boolean;
  /** Who is paid. */
  seller: string;
  /** Days in India. `until`: the link's last one; null where it has none. */
  issuedOn: string;
  dueOn: string | null;
  until: string | null;
  totalPaise: Paise;
  /** What of the total is settled already: paid, kept back as tax, or taken off by a note. */
  settledPaise: Paise;
  /** What is credited of a plan that it takes the place of; worked out for today. */
  creditPaise: Paise;
  /** What is asked for here: all that is open, or the part that the link asks for. */
  openPaise: Paise;
  state: PayState;
  /** Whether less than all of it may be paid at once. */
  inParts: boolean;
  /** Whether the gateway takes it. */
  online: boolean;
  payment: SeenPayment | null;
  /** Null where the settings name no account. */
  bank: Omit<PayTo, 'upiId'> | null;
  /** Null where there is no UPI id, or more is asked for than payment apps take. */
  upi: UpiDemand | null;
  /** What the buyer told of payments. */
  claims: Told[];
  /** In India. */
  today: string;
  /** Null where there is none before it is paid. */
  document: { path: string; isPdf: boolean } | null;
};
