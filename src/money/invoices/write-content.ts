import { gstWithin } from '#catalogue/gst/gst.ts';
import { abroad, isExport, needsLut, owedByBuyer, taxesOn } from '#catalogue/gst/supply.ts';
import { stateOfSeller } from '#kit/india/states.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import type { Language } from '#kit/language/language.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { ratesOf, type PricedOrder } from '#money/payments/priced-order.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { InvoiceContent, InvoiceLine, TaxParts } from './invoice.ts';
import { share, spread } from '#kit/india/spread.ts';
import { addedUp, byPart, difference, noTax, sumOf } from './tax-parts.ts';

/** What an invoice says about an order that was paid. Without a GST number it is a receipt: the price, and no tax. */
export function invoiceContent(
  order: PricedOrder,
  settings: SiteSettings,
  paymentId: string | null,
  language: Language = 'en',
): InvoiceContent {
  const supplier = supplierOf(settings);
  const isRegistered = supplier.gstin !== '';
  const { totalPaise, buyer, supply = 'ordinary' } = order;
  // An order's state was decided when it was placed.
  const placeOfSupply = isExport(supply) ? abroad : buyer.stateCode || supplier.stateCode;
  const rates = isRegistered
    ? taxedRates(order, supplier.stateCode, placeOfSupply)
    : [{ percent: 0, taxablePaise: totalPaise, ...noTax }];
  const totals = addedUp(rates);
  const recipientTaxPaise = owedByBuyer(supply, rates);
  return {
    supplier,
    buyer,
    placeOfSupply,
    ...(supply !== 'ordinary' && { supply }),
    lines: linesOf(order, isRegistered, settings.sac),
    rates,
    totals: { ...totals, roundOffPaise: totalPaise - sumOf(totals), totalPaise },
    inWords: amountInWords(totalPaise, language),
    reverseCharge: supply === 'reverse-charge',
    ...(recipientTaxPaise > 0 && { recipientTaxPaise }),
    ...(needsLut(supply) && { lut: settings.lut }),
    couponCode: order.couponCode,
    paymentId,
    ...(order.part && { isPart: true }),
    ...(order.keptBackPaise && { note: keptBackNote(order.keptBackPaise, language) }),
    corrects: null,
  };
}

/** What a document says of what its buyer kept back as tax: that is paid, too. */
export const keptBackNote = (paise: Paise, language: Language) =>
  translatorIn(language).translate(/*i18n*/ '{amount} of it was kept back as tax.', {
    amount: formatInr(paise),
  });

/** The document that something is taken off. */
export type Corrected = { number: string; issuedOn: string; content: InvoiceContent };

/**
 * What a credit note says about so much of an invoice, or a refund voucher of a receipt voucher. `beforePaise` went back
 * already.
 * @param called what its lines are: the money that goes back, what is taken off what is still owed, or what came before it
 * @returns parts that add up to `backPaise` with the round-off, and over all notes of an invoice to the invoice
 * @throws Error for more than is left
 */
export function creditContent(
  invoice: Corrected,
  beforePaise: Paise,
  backPaise: Paise,
  language: Language = 'en',
  called: 'Refund' | 'Credit' | 'Advance' = 'Refund',
): InvoiceContent {
  const { number, content } = invoice;
  const afterPaise = beforePaise + backPaise;
  if (afterPaise > content.totals.totalPaise) throw new Error(`Less than that is left of ${number}`);
  const [before, after] = [partsBack(content, beforePaise), partsBack(content, afterPaise)];
  const rates = content.rates.map(({ percent }, i) => ({ percent, ...difference(after[i], before[i]) }));
  const totals = addedUp(rates);
  const ofWhole = (paise: Paise) =>
    share(paise, afterPaise, content.totals.totalPaise) -
    share(paise, beforePaise, content.totals.totalPaise);
  const passedOn = (content.passedOn ?? []).map((one) => ({ ...one, amountPaise: ofWhole(one.amountPaise) }));
  const passedPaise = passedOn.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    ...corrected(content, invoice),
    ...(called === 'Credit' && { isCredit: true }),
    lines: content.rates.flatMap(({ percent }, i) =>
      noteLines(`${called} on ${number}`, content, percent, [
        before[i]?.taxablePaise ?? 0,
        after[i]?.taxablePaise ?? 0,
      ]),
    ),
    rates,
    totals: { ...totals, roundOffPaise: backPaise - sumOf(totals) - passedPaise, totalPaise: backPaise },
    ...(content.passedOn && { passedOn }),
    ...(content.recipientTaxPaise && { recipientTaxPaise: ofWhole(content.recipientTaxPaise) }),
    inWords: amountInWords(backPaise, language),
  };
}

/** The same without tax: what is taken off when no credit note may be declared any more. */
export function commercialContent(
  invoice: Corrected,
  backPaise: Paise,
  language: Language = 'en',
  called: 'Refund' | 'Credit' = 'Refund',
): InvoiceContent {
  const { number, content } = invoice;
  const rates = [{ percent: 0, taxablePaise: backPaise, ...noTax }];
  const line = {
    quantity: 1,
    unitPaise: backPaise,
    discountPaise: 0,
    gstPercent: 0,
    taxablePaise: backPaise,
  };
  const title = `${called} on ${number}`;
  return {
    ...corrected(content, invoice),
    ...(called === 'Credit' && { isCredit: true }),
    lines: [{ ...line, title, description: content.lines.map((one) => one.title).join(', '), sac: '' }],
    rates,
    totals: { ...addedUp(rates), roundOffPaise: 0, totalPaise: backPaise },
    inWords: amountInWords(backPaise, language),
  };
}

/** What a note takes over from its invoice: who and where, and nothing about paying it. */
function corrected(content: InvoiceContent, { number, issuedOn }: Corrected) {
  const { supplier, buyer, placeOfSupply, supply, reverseCharge, paymentId, lut } = content;
  return {
    supplier, buyer, placeOfSupply, reverseCharge, paymentId, couponCode: null, corrects: { number, issuedOn },
    ...(supply && { supply }),
    ...(lut && { lut }),
  }; // prettier-ignore
}

/** One for each service code of a rate, and each reason why it has none: what of it lies between two states of its taxable value. */
function noteLines(
  title: string,
  { lines }: InvoiceContent,
  percent: number,
  [fromPaise, toPaise]: [Paise, Paise],
): InvoiceLine[] {
  const ofRate = lines.filter(({ gstPercent }) => gstPercent === percent);
  const bySac = [...Map.groupBy(ofRate, ({ sac, treatment }) => [sac, treatment].join()).values()];
  const weights = bySac.map((of) => of.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0));
  const [from, to] = [spread(fromPaise, weights), spread(toPaise, weights)];
  return bySac.map((of, i): InvoiceLine => {
    const { sac = '', treatment } = of[0] ?? {};
    const taxablePaise = (to[i] ?? 0) - (from[i] ?? 0);
    return {
      title,
      description: of.map((line) => line.title).join(', '),
      sac,
      quantity: 1,
      unitPaise: taxablePaise,
      discountPaise: 0,
      gstPercent: percent,
      ...(treatment && { treatment }),
      taxablePaise,
    };
  });
}

/** How much of each part of each rate is back once so much of the whole is: every column by itself. */
const partsBack = ({ rates, totals }: InvoiceContent, backPaise: Paise): TaxParts[] =>
  rates.map((rate) => byPart((name) => share(rate[name], backPaise, totals.totalPaise)));

/** The taxes of each rate. Those of a part are cut from the whole's, so that all parts add up to it in every column. */
function taxedRates(order: PricedOrder, home: string, place: string): InvoiceContent['rates'] {
  const { part, supply = 'ordinary' } = order;
  const whole = (part?.rates ?? ratesOf(order)).map(({ percent, taxablePaise }) => ({
    percent,
    taxablePaise,
    ...noTax,
    ...taxesOn({ taxablePaise, percent }, { supply, home, place }),
  }));
  if (!part) return whole;
  const cut = (paise: Paise) => share(paise, part.toPercent, 100) - share(paise, part.fromPercent, 100);
  return whole.map((rate) => ({ percent: rate.percent, ...byPart((name) => cut(rate[name])) }));
}

/** The first two digits of a GST number are its state. */
export const supplierOf = (settings: SiteSettings) => {
  const { brand, legalName, addressLines, email, phones, gstin, logoId, signatureId, signatory } = settings;
  return {
    brand,
    legalName,
    addressLines,
    email,
    phones,
    gstin,
    stateCode: stateOfSeller(gstin),
    ...(logoId && { logoId }),
    ...(signatureId && { signatureId, signatory }),
  };
};

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
  return lines.map(({ title, quantity, months, tax, offPaise: before = 0 }, i) => {
    const grossPaise = (gross[i] ?? 0) + before;
    const discountPaise = (discounts[i] ?? 0) + before;
    return {
      title,
      description: months === null ? '' : months === 1 ? '1 month' : `${months} months`,
      sac: tax?.sac || sac,
      quantity,
      unitPaise: Math.round(grossPaise / quantity),
      discountPaise,
      gstPercent: isRegistered ? (tax?.percent ?? gst.percent ?? 0) : 0,
      ...(isRegistered && tax?.treatment && { treatment: tax.treatment }),
      taxablePaise: grossPaise - discountPaise,
    };
  });
}
