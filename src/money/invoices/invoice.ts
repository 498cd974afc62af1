/** What everybody may know about invoices, browsers included. */
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';
import { callPath } from '#kit/path-of.ts';
import type { Unit } from '#kit/units.ts';
import type { Untaxed } from '#catalogue/gst/treatment.ts';
import { isExport, isZone, type Supply } from '#catalogue/gst/supply.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';

/**
 * A seller without a GST number may show no tax: it gives invoices without tax before it is paid, receipts when it is, and
 * refund receipts for what goes back (decisions 022, 038). A commercial note takes off without tax. Vouchers tell of money
 * that bought nothing yet. What is sold without GST alone has a bill of supply in place of a tax invoice. A debit note charges more for what was sold; a proforma offers, is owed by nobody and is in no
 * return. A revision says the same once more for the right buyer, and moves no money. What is issued never changes; what corrects it is a document of its own.
 */
export const invoiceKinds = [
  'tax-invoice',
  'bill-of-supply',
  'invoice',
  'receipt',
  'credit-note',
  'commercial-note',
  'refund-receipt',
  'receipt-voucher',
  'refund-voucher',
  'debit-note',
  'proforma',
  'revised-invoice',
  'revised-note',
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const kindNames = {
  'tax-invoice': /*i18n*/ 'Tax invoice',
  'bill-of-supply': /*i18n*/ 'Bill of supply',
  invoice: /*i18n*/ 'Invoice',
  receipt: /*i18n*/ 'Receipt',
  'credit-note': /*i18n*/ 'Credit note',
  'commercial-note': /*i18n*/ 'Commercial credit note',
  'refund-receipt': /*i18n*/ 'Refund receipt',
  'receipt-voucher': /*i18n*/ 'Receipt voucher',
  'refund-voucher': /*i18n*/ 'Refund voucher',
  'debit-note': /*i18n*/ 'Debit note',
  proforma: /*i18n*/ 'Proforma invoice',
  'revised-invoice': /*i18n*/ 'Revised invoice',
  'revised-note': /*i18n*/ 'Revised credit note',
} satisfies Record<InvoiceKind, string>;

const givenBack: InvoiceKind[] = [
  'credit-note',
  'commercial-note',
  'refund-receipt',
  'refund-voucher',
  'revised-note',
];
export const revisedKinds = ['revised-invoice', 'revised-note'] as const satisfies InvoiceKind[];
/** Whether it says anew whom another document is for; it charges and takes off nothing itself. */
export const isRevised = (kind: InvoiceKind) => (revisedKinds as readonly InvoiceKind[]).includes(kind);
/** Whether it takes back something of what another document says. */
export const isGivenBack = (kind: InvoiceKind) => givenBack.includes(kind);

/** Of a seller who is registered: what a sale is told by. */
const sales: InvoiceKind[] = ['tax-invoice', 'bill-of-supply'];
export const isSale = (kind: InvoiceKind) => sales.includes(kind);

const untaxed: InvoiceKind[] = ['invoice', 'receipt', 'refund-receipt', 'commercial-note'];
/** Whether it names tax; the others have no place in a return. */
export const namesTax = (kind: InvoiceKind) => !untaxed.includes(kind);

/** A line as it is charged; amounts are before GST. */
export type InvoiceLine = {
  title: string;
  /** Like `12 months`; may be empty. */
  description: string;
  /** The service's code for GST. */
  sac: string;
  quantity: number;
  unit?: Exclude<Unit, ''>;
  /** Of one, before the discount; rounded where the quantity does not divide it. */
  unitPaise: Paise;
  discountPaise: Paise;
  gstPercent: number;
  /** Why it has no GST. */
  treatment?: Untaxed;
  taxablePaise: Paise;
};

/** Whether a rate of a document is of what has no GST by itself; what a letter of undertaking frees of it is sold with GST. */
export const isUntaxed = (percent: number, { supply = 'ordinary' }: Pick<InvoiceContent, 'supply'>) =>
  percent === 0 && !isExport(supply) && !isZone(supply);

/** What tells of a sale of somebody who is registered. Source: CGST Act, section 31(1) and (3)(c) */
export const saleKind = (content: Pick<InvoiceContent, 'rates' | 'supply'>): InvoiceKind =>
  content.rates.length > 0 && content.rates.every(({ percent }) => isUntaxed(percent, content))
    ? 'bill-of-supply'
    : 'tax-invoice';

/** What a document is called: of what is sold with GST and without it to somebody who is not registered it is both. Source: Rule 46A */
export const headingOf = (kind: InvoiceKind, { lines, supply, buyer }: InvoiceContent): string =>
  kind === 'tax-invoice' && !supply && !buyer.gstin && lines.some(({ treatment }) => treatment)
    ? /*i18n*/ 'Invoice-cum-bill of supply'
    : kindNames[kind];

/** For how many months a plan was sold with this line; null for anything else. */
export const monthsOf = ({ description }: Pick<InvoiceLine, 'description'>): number | null =>
  Number(/^(\d+) months?$/.exec(description)?.[1] ?? 0) || null;

/** What is taxed, and what of the tax goes to whom. Of the three one or two are zero. */
export type TaxParts = { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise; igstPaise: Paise };

export type InvoiceTotals = TaxParts & {
  /** What is added or taken off so that the total is what was paid: a paisa, where half a tax is rounded by itself. */
  roundOffPaise: Paise;
  totalPaise: Paise;
};

/** The agency's account; each may be empty. */
export type PayTo = { accountName: string; account: string; ifsc: string; bank: string; upiId: string };

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
    /** What it is printed with, where the agency has it. */
    logoId?: string;
    signatureId?: string;
    signatory?: string;
  };
  buyer: {
    name: string;
    email: string;
    phone: string;
    gstin: string;
    address: string;
    pincode: string;
    stateCode: string;
    /** Where it is not India. */
    country?: string;
  };
  /** A state's code; 96 for what goes abroad. */
  placeOfSupply: string;
  /** An ordinary one without it. */
  supply?: Supply;
  lines: InvoiceLine[];
  /** The lowest first. */
  rates: (TaxParts & { percent: number })[];
  totals: InvoiceTotals;
  /** What was paid for the buyer in its own name: in the total, and neither taxed nor turnover. */
  passedOn?: { title: string; proof: string; amountPaise: Paise }[];
  inWords: string;
  /** The buyer pays the tax, so much; without it the supplier does. */
  reverseCharge: boolean;
  recipientTaxPaise?: Paise;
  couponCode: string | null;
  /** What the gateway calls the payment. */
  paymentId: string | null;
  /** One of several payments for the same thing: an advance, or what remains after it. */
  isPart?: boolean;
  /** Of an invoice that is issued before it is paid: until when, where to, and the letter of undertaking it rests on. */
  dueOn?: string;
  payTo?: PayTo;
  /** Advances that settled it as it was issued, by the number of their vouchers; empty where there is none. */
  paidBefore?: { number: string; amountPaise: Paise }[];
  lut?: string;
  /** What the buyer calls the order. */
  orderNumber?: string;
  note?: string;
  /** A note on what is owed: no money goes back by itself. */
  isCredit?: boolean;
  /** A refund voucher of money that the bank took, or that was another's: nobody pays it out. */
  isTakenBack?: boolean;
  /** The document that this one says once more, with the right buyer. */
  revises?: { number: string; issuedOn: string };
  /** What a refund or a note takes something off; null for an invoice. */
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

/** From this taxable value on an invoice names the address of a buyer who is not registered, too. Source: Rule 46(e) */
export const addressFromPaise = 50_000_00;

/** Until when a credit note on a document still counts in a return. Source: CGST Act, section 34(2) */
export const lastNoteDay = (issuedOn: string): string =>
  `${Number(issuedOn.slice(0, 4)) + (Number(issuedOn.slice(5, 7)) < 4 ? 0 : 1)}-11-30`;
export const isInTime = (issuedOn: string, noteOn: string): boolean => noteOn <= lastNoteDay(issuedOn);

/** Each kind counts by itself. A letter takes the place of a digit: a serial has sixteen characters at most (Rule 46). */
const letters = {
  'tax-invoice': '',
  'bill-of-supply': 'S',
  invoice: 'N',
  receipt: 'R',
  'credit-note': 'C',
  'commercial-note': 'F',
  'refund-receipt': 'B',
  'receipt-voucher': 'A',
  'refund-voucher': 'V',
  'debit-note': 'D',
  proforma: 'P',
  'revised-invoice': 'M',
  'revised-note': 'K',
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
export const invoicePdfPath = (id: string) => callPath`/invoice/${id}/pdf`;

/** `NIR-26-27-000123.pdf` */
export const fileNameOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`;
