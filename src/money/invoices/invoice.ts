/** What everybody may know about invoices, browsers included. */
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';

/**
 * A seller without a GST number may show no tax: it gives receipts, and refund receipts for what goes back
 * (decision 022). What is issued never changes; a refund is a document of its own.
 */
export const invoiceKinds = ['tax-invoice', 'receipt', 'credit-note', 'refund-receipt'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const kindNames = {
  'tax-invoice': /*i18n*/ 'Tax invoice',
  receipt: /*i18n*/ 'Receipt',
  'credit-note': /*i18n*/ 'Credit note',
  'refund-receipt': /*i18n*/ 'Refund receipt',
} satisfies Record<InvoiceKind, string>;

/** Whether money went back with it. */
export const isGivenBack = (kind: InvoiceKind) => kind === 'credit-note' || kind === 'refund-receipt';

/** A line as it is charged; amounts are before GST. */
export type InvoiceLine = {
  title: string;
  /** Like `12 months`; may be empty. */
  description: string;
  /** The service's code for GST. */
  sac: string;
  quantity: number;
  /** Of one, before the discount; rounded where the quantity does not divide it. */
  unitPaise: Paise;
  discountPaise: Paise;
  gstPercent: number;
  taxablePaise: Paise;
};

/** What is taxed, and what of the tax goes to whom. Of the three one or two are zero. */
export type TaxParts = { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise; igstPaise: Paise };

export type InvoiceTotals = TaxParts & {
  /** What is added or taken off so that the total is what was paid: a paisa, where half a tax is rounded by itself. */
  roundOffPaise: Paise;
  totalPaise: Paise;
};

/** Everything a document says, as it was on the day it was issued. */
export type InvoiceContent = {
  supplier: {
    brand: string;
    legalName: string;
    addressLines: string[];
    email: string;
    /** The first is the one calls go to. */
    phones: string[];
    /** Empty for a seller that is not registered. */
    gstin: string;
    stateCode: string;
  };
  buyer: {
    name: string;
    email: string;
    phone: string;
    gstin: string;
    address: string;
    pincode: string;
    stateCode: string;
  };
  /** A state's code. */
  placeOfSupply: string;
  lines: InvoiceLine[];
  /** The lowest first. */
  rates: (TaxParts & { percent: number })[];
  totals: InvoiceTotals;
  inWords: string;
  /** The supplier pays the tax. */
  reverseCharge: false;
  couponCode: string | null;
  /** What the gateway calls the payment. */
  paymentId: string | null;
  /** One of several payments for the same thing: an advance, or what remains after it. */
  isPart?: boolean;
  /** What a refund takes back; null for an invoice. */
  corrects: { number: string; issuedOn: string } | null;
};

/** A document as it is printed. */
export type IssuedInvoice = {
  number: string;
  kind: InvoiceKind;
  issuedAt: Date;
  language: Language;
  content: InvoiceContent;
};

/** The year of a day in India for taxes, April to March: `26-27`. */
export function financialYearOf(date: string): string {
  const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 4 ? 1 : 0);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** Each kind counts by itself. A letter takes the place of a digit: a serial has sixteen characters at most (Rule 46). */
const letters = {
  'tax-invoice': '',
  receipt: 'R',
  'credit-note': 'C',
  'refund-receipt': 'B',
} satisfies Record<InvoiceKind, string>;

/** What every serial of a series begins with: `NIR/26-27/C`. */
export const seriesOf = (prefix: string, kind: InvoiceKind, financialYear: string) =>
  `${prefix}/${financialYear}/${letters[kind]}`;

export const isSample = (number: string) => number.startsWith(`${samplePrefix}/`);

const longest = 16;

/** `NIR/26-27/000123` @throws Error when a series has used up its digits */
export function serialOf(series: string, count: number): string {
  const serial = series + String(count).padStart(series.endsWith('/') ? 6 : 5, '0');
  if (serial.length > longest) throw new Error(`The series ${series} is full`);
  return serial;
}

/** Its PDF, for whoever paid. */
export const invoicePdfPath = (id: string) => `/invoice/${id}/pdf`;

/** `NIR-26-27-000123.pdf` */
export const fileNameOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`;
