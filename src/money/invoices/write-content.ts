import { gstWithin, splitByPlace } from '#catalogue/gst/gst.ts';
import { stateOfSeller } from '#kit/india/states.ts';
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { ratesOf, type PricedOrder } from '#money/payments/priced-order.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { InvoiceContent, InvoiceLine, TaxParts } from './invoice.ts';
import { share, spread } from '#kit/india/spread.ts';

/** What an invoice says about an order that was paid. Without a GST number it is a receipt: the price, and no tax. */
export function invoiceContent(
  order: PricedOrder,
  settings: SiteSettings,
  paymentId: string | null,
  language: Language = 'en',
): InvoiceContent {
  const supplier = supplierOf(settings);
  const isRegistered = supplier.gstin !== '';
  const { totalPaise } = order;
  const placeOfSupply = order.buyer.stateCode || supplier.stateCode;
  const rates = isRegistered
    ? taxedRates(order, supplier.stateCode, placeOfSupply)
    : [{ percent: 0, taxablePaise: totalPaise, ...noTax }];
  const totals = addedUp(rates);
  return {
    supplier,
    buyer: order.buyer,
    placeOfSupply,
    lines: linesOf(order, isRegistered, settings.sac),
    rates,
    totals: { ...totals, roundOffPaise: totalPaise - sumOf(totals), totalPaise },
    inWords: amountInWords(totalPaise, language),
    reverseCharge: false,
    couponCode: order.couponCode,
    paymentId,
    ...(order.part && { isPart: true }),
    corrects: null,
  };
}

/**
 * What a credit note says about so much of an invoice. `beforePaise` went back already.
 * @returns parts that add up to `backPaise` with the round-off, and over all notes of an invoice to the invoice
 */
export function creditContent(
  invoice: { number: string; issuedOn: string; content: InvoiceContent },
  beforePaise: Paise,
  backPaise: Paise,
  language: Language = 'en',
): InvoiceContent {
  const { number, issuedOn, content } = invoice;
  const before = partsBack(content, beforePaise);
  const after = partsBack(content, beforePaise + backPaise);
  const rates = content.rates.map(({ percent }, i) => ({ percent, ...difference(after[i], before[i]) }));
  const totals = addedUp(rates);
  return {
    ...content,
    lines: rates.map(({ percent, taxablePaise }): InvoiceLine => {
      const lines = content.lines.filter(({ gstPercent }) => gstPercent === percent);
      return {
        title: `Refund on ${number}`,
        description: lines.map(({ title }) => title).join(', '),
        sac: lines[0]?.sac ?? '',
        quantity: 1,
        unitPaise: taxablePaise,
        discountPaise: 0,
        gstPercent: percent,
        taxablePaise,
      };
    }),
    rates,
    totals: { ...totals, roundOffPaise: backPaise - sumOf(totals), totalPaise: backPaise },
    inWords: amountInWords(backPaise, language),
    couponCode: null,
    corrects: { number, issuedOn },
  };
}

const noTax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const nothing: TaxParts = { taxablePaise: 0, ...noTax };
const partNames = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;
const sumOf = (parts: TaxParts) => partNames.reduce((sum, name) => sum + parts[name], 0);
const byName = (of: (name: keyof TaxParts) => Paise) =>
  Object.fromEntries(partNames.map((name) => [name, of(name)])) as TaxParts;
const addedUp = (rates: TaxParts[]) => byName((name) => rates.reduce((sum, rate) => sum + rate[name], 0));
const difference = (a = nothing, b = nothing) => byName((name) => a[name] - b[name]);

/** How much of each part of each rate is back once so much of the whole is: every column by itself. */
const partsBack = ({ rates, totals }: InvoiceContent, backPaise: Paise): TaxParts[] =>
  rates.map((rate) => byName((name) => share(rate[name], backPaise, totals.totalPaise)));

/** The taxes of each rate. Those of a part are cut from the whole's, so that all parts add up to it in every column. */
function taxedRates(order: PricedOrder, home: string, place: string): InvoiceContent['rates'] {
  const { part } = order;
  const whole = (part?.rates ?? ratesOf(order)).map(({ percent, taxablePaise }) => ({
    percent,
    taxablePaise,
    ...noTax,
    ...splitByPlace(taxablePaise, percent, home, place),
  }));
  if (!part) return whole;
  const cut = (paise: Paise) => share(paise, part.toPercent, 100) - share(paise, part.fromPercent, 100);
  return whole.map((rate) => ({ percent: rate.percent, ...byName((name) => cut(rate[name])) }));
}

/** The first two digits of a GST number are its state. */
const supplierOf = ({ brand, legalName, addressLines, email, phones, gstin }: SiteSettings) => ({
  brand,
  legalName,
  addressLines,
  email,
  phones,
  gstin,
  stateCode: stateOfSeller(gstin),
});

/** Prices that contain GST are shown without it, so that the lines add up to the taxable value. */
function linesOf(order: PricedOrder, isRegistered: boolean, sac: string): InvoiceLine[] {
  const { lines, gst } = order;
  const amounts = lines.map(({ amountPaise }) => amountPaise);
  const listedPaise = amounts.reduce((sum, amount) => sum + amount, 0);
  const taxablePaise = isRegistered ? gst.taxablePaise : order.totalPaise;
  const offPaise =
    isRegistered && gst.mode === 'inclusive'
      ? gstWithin(listedPaise, gst.percent).taxablePaise - taxablePaise
      : order.discountPaise;
  const gross = spread(taxablePaise + offPaise, amounts);
  const discounts = spread(offPaise, amounts);
  return lines.map(({ title, quantity, months, tax }, i) => {
    const grossPaise = gross[i] ?? 0;
    const discountPaise = discounts[i] ?? 0;
    return {
      title,
      description: months === null ? '' : months === 1 ? '1 month' : `${months} months`,
      sac: tax?.sac || sac,
      quantity,
      unitPaise: Math.round(grossPaise / quantity),
      discountPaise,
      gstPercent: isRegistered ? (tax?.percent ?? gst.percent ?? 0) : 0,
      taxablePaise: grossPaise - discountPaise,
    };
  });
}
