import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { gstWithin, splitByPlace } from '#catalogue/gst/gst.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import type { Paise } from '#kit/india/money.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import type { Language } from '#kit/language/language.ts';
import { unknownPercent, type Bill } from './bill.ts';
import type { InvoiceContent, PayTo } from './invoice.ts';
import { priceBill } from './price-bill.ts';
import { abroad, needsLut, placeOf } from '#catalogue/gst/supply.ts';
import { noTax, sumOf } from './tax-parts.ts';
import { creditContent, keptBackNote, supplierOf, type Corrected } from './write-content.ts';

type Written = Bill & {
  buyer: InvoiceContent['buyer'];
  dueOn: string;
  orderNumber: string;
  note: string;
};

/** What an invoice says that is issued before it is paid. */
export function billContent(bill: Written, settings: SiteSettings, language: Language): InvoiceContent {
  const supplier = supplierOf(settings);
  const { buyer, supply, dueOn, orderNumber, note } = bill;
  const place = placeOf({ ...buyer, supply }) ?? supplier.stateCode;
  const priced = priceBill(bill, {
    home: supplier.gstin ? supplier.stateCode : null,
    place,
    sac: settings.sac,
  });
  const { lines, rates, totals, passedOn, recipientTaxPaise } = priced;
  return {
    supplier,
    buyer,
    placeOfSupply: place,
    ...(supply !== 'ordinary' && { supply }),
    lines,
    rates,
    totals,
    ...(passedOn.length > 0 && { passedOn }),
    inWords: amountInWords(totals.totalPaise, language),
    reverseCharge: supply === 'reverse-charge',
    ...(recipientTaxPaise > 0 && { recipientTaxPaise }),
    couponCode: null,
    paymentId: null,
    ...(bill.part && { isPart: true }),
    dueOn,
    payTo: payToOf(settings),
    ...(needsLut(supply) && { lut: settings.lut }),
    ...(orderNumber && { orderNumber }),
    ...(note && { note }),
    corrects: null,
  };
}

/** The account that buyers pay to. */
export const payToOf = (settings: SiteSettings): PayTo => ({
  accountName: settings.bankAccountName,
  account: settings.bankAccount,
  ifsc: settings.bankIfsc,
  bank: settings.bankName,
  upiId: settings.upiId,
});

/**
 * What a voucher says about money that bought nothing yet: its tax is inside it and due at once.
 * @param advance.keptBackPaise of it was kept back as tax
 */
export function voucherContent(
  advance: {
    amountPaise: Paise;
    keptBackPaise?: Paise;
    buyer: InvoiceContent['buyer'];
    reference: string;
    isAbroad: boolean;
    /** Of a special economic zone, which is across the border of every state. */
    isZone?: boolean;
  },
  settings: SiteSettings,
  language: Language,
): InvoiceContent {
  const supplier = supplierOf(settings);
  const { amountPaise, keptBackPaise = 0, buyer, reference, isAbroad, isZone = false } = advance;
  const place = isAbroad ? abroad : placeOfSupply(buyer);
  const { taxablePaise } = gstWithin(amountPaise, unknownPercent);
  const split = splitByPlace(taxablePaise, unknownPercent, supplier.stateCode, isZone ? '' : (place ?? ''));
  const rate = { percent: unknownPercent, taxablePaise, ...noTax, ...split };
  const { percent: _percent, ...parts } = rate;
  return {
    supplier,
    buyer,
    placeOfSupply: place ?? '',
    lines: [
      {
        title: 'Advance',
        description: '',
        sac: settings.sac,
        quantity: 1,
        unitPaise: taxablePaise,
        discountPaise: 0,
        gstPercent: unknownPercent,
        taxablePaise,
      },
    ],
    rates: [rate],
    totals: { ...parts, roundOffPaise: amountPaise - sumOf(parts), totalPaise: amountPaise },
    inWords: amountInWords(amountPaise, language),
    reverseCharge: false,
    couponCode: null,
    paymentId: reference,
    corrects: null,
    ...(keptBackPaise > 0 && { note: keptBackNote(keptBackPaise, language) }),
  };
}

/**
 * What a voucher says about money that came for an invoice before that was issued: so much of the invoice, at its rates and
 * its place. Source: CGST Act, section 13(2)
 * @param advance.beforePaise of the invoice was settled already
 * @param advance.keptBackPaise was kept back as tax with it, and is paid as well
 */
export function voucherOnInvoice(
  invoice: Corrected,
  advance: { beforePaise: Paise; amountPaise: Paise; keptBackPaise: Paise; reference: string },
  language: Language,
): InvoiceContent {
  const { beforePaise, amountPaise, keptBackPaise, reference } = advance;
  return {
    ...creditContent(invoice, beforePaise, amountPaise + keptBackPaise, language, 'Advance'),
    corrects: null,
    paymentId: reference,
    ...(keptBackPaise > 0 && { note: keptBackNote(keptBackPaise, language) }),
  };
}
