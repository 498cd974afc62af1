import { gstOn, gstWithin } from '#catalogue/gst/gst.ts';
import type { Paise } from '#kit/india/money.ts';
import { share, spread } from '#kit/india/spread.ts';
import type { Bill, BillLine, BillPart } from './bill.ts';
import type { InvoiceContent, InvoiceLine } from './invoice.ts';
import { isCharged, needsLut, owedByBuyer, taxesOn } from '#catalogue/gst/supply.ts';
import { addedUp, byPart, noTax, sumOf } from './tax-parts.ts';

type Priced = Pick<InvoiceContent, 'lines' | 'rates' | 'totals'> & {
  passedOn: NonNullable<InvoiceContent['passedOn']>;
  /** What the buyer owes the state under reverse charge. */
  recipientTaxPaise: Paise;
};
/** `home`: the seller's state; null where it is not registered and charges no tax. */
type Where = { home: string | null; place: string; sac: string };

/** What a bill comes to: GST once for each rate, the same total in every state, halves rounded by themselves. */
export function priceBill(bill: Bill, { home, place, sac }: Where): Priced {
  const services = bill.lines.filter(({ kind }) => kind === 'service');
  const passedOn = bill.lines
    .filter(({ kind }) => kind === 'pure-agent')
    .map((line) => ({ title: line.title, proof: line.proof, amountPaise: amountOf(line) }));
  const taxes = home !== null && !needsLut(bill.supply);
  const byRate = [...Map.groupBy(services, ({ gstPercent }) => (taxes ? gstPercent : 0))]
    .map(([percent, lines]) => priceRate(lines, { percent, isIncluded: bill.pricesInclude && taxes }))
    .toSorted((a, b) => a.percent - b.percent);
  const split = (rate: { percent: number; taxablePaise: Paise }) =>
    home === null ? {} : taxesOn(rate, { supply: bill.supply, home, place });
  const rates = byRate.map(({ percent, taxablePaise }) => ({
    percent,
    taxablePaise,
    ...noTax,
    ...split({ percent, taxablePaise }),
  }));
  const totals = addedUp(rates);
  const soldPaise = byRate.reduce(
    (sum, rate) => sum + (isCharged(bill.supply) ? rate.chargedPaise : rate.taxablePaise),
    0,
  );
  const passedPaise = passedOn.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const priced = new Map(byRate.flatMap(({ lines }) => lines));
  return {
    lines: services
      .flatMap((line) => priced.get(line) ?? [])
      .map((line) => ({ ...line, sac: line.sac || sac })),
    rates,
    totals: { ...totals, roundOffPaise: soldPaise - sumOf(totals), totalPaise: soldPaise + passedPaise },
    ...(bill.part && home !== null && cutPart(bill.part, split)),
    passedOn,
    recipientTaxPaise: owedByBuyer(bill.supply, byRate),
  };
}

/** What a part comes to: the taxes and the total of the whole, cut between its percentages column by column. */
function cutPart(
  { fromPercent, toPercent, totalPaise, rates }: BillPart,
  split: (rate: BillPart['rates'][number]) => Partial<typeof noTax>,
): Pick<Priced, 'rates' | 'totals'> {
  const cut = (paise: Paise) => share(paise, toPercent, 100) - share(paise, fromPercent, 100);
  const parts = rates.map((rate) => {
    const whole = { taxablePaise: rate.taxablePaise, ...noTax, ...split(rate) };
    return { percent: rate.percent, ...byPart((name) => cut(whole[name])) };
  });
  const totals = addedUp(parts);
  return {
    rates: parts,
    totals: { ...totals, roundOffPaise: cut(totalPaise) - sumOf(totals), totalPaise: cut(totalPaise) },
  };
}

/** What a line costs before its discount, half up: a quantity may have two decimals. */
export const grossOf = ({ quantity, unitPaise }: Pick<BillLine, 'quantity' | 'unitPaise'>): Paise =>
  share(Math.round(quantity * 100), unitPaise, 100);
const amountOf = (line: BillLine): Paise => grossOf(line) - line.discountPaise;

/** The lines of one rate: what is taxed, what is charged with the tax, and each line without it. */
function priceRate(lines: BillLine[], { percent, isIncluded }: { percent: number; isIncluded: boolean }) {
  const amounts = lines.map(amountOf);
  const typedPaise = amounts.reduce((sum, amount) => sum + amount, 0);
  const taxablePaise = isIncluded ? gstWithin(typedPaise, percent).taxablePaise : typedPaise;
  const nets = isIncluded ? spread(taxablePaise, amounts) : amounts;
  return {
    percent,
    taxablePaise,
    chargedPaise: isIncluded ? typedPaise : typedPaise + gstOn(typedPaise, percent),
    lines: lines.map((line, i) => [line, withoutTax(line, nets[i] ?? 0, { percent, isIncluded })] as const),
  };
}

/** A line as a document has it: without the GST that its price contains. */
function withoutTax(
  line: BillLine,
  taxablePaise: Paise,
  { percent, isIncluded }: { percent: number; isIncluded: boolean },
): InvoiceLine {
  const { title, description, sac, unit, quantity, treatment } = line;
  const discountPaise = isIncluded ? gstWithin(line.discountPaise, percent).taxablePaise : line.discountPaise;
  const unitPaise = isIncluded
    ? share(taxablePaise + discountPaise, 100, Math.round(quantity * 100))
    : line.unitPaise;
  return {
    title, description, sac, quantity, unitPaise, discountPaise, gstPercent: percent, taxablePaise,
    ...(unit && { unit }),
    ...(treatment && { treatment }),
  }; // prettier-ignore
}
