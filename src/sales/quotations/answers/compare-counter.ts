import type { Supply } from '#catalogue/gst/supply.ts';
import type { Paise } from '#kit/india/money.ts';
import { offOf, priceLines, totalOf, type PricedLine } from '../quotation-totals.ts';
import type { QuotationLine } from '../quotation.ts';
import { matchCounterOffer, type CounterTerms } from './match-counter-offer.ts';

/** A line as one side has it. Price and discount, a coupon's share in it, are before GST. */
export type Side = Pick<QuotationLine, 'quantity' | 'unitPricePaise' | 'discountPaise'> & {
  /** With GST. */
  amountPaise: Paise;
};
/** What was offered and what is wanted, line by line and in all, GST included. `wanted` is null for a line that was left out. */
export type Comparison = {
  lines: { id: string; title: string; offered: Side; wanted: Side | null }[];
  offeredPaise: Paise;
  wantedPaise: Paise;
};

/** Lays a counter-offer beside the quotation that it answers. */
export function compareCounter(
  { lines, totalPaise, supply }: { lines: QuotationLine[]; totalPaise: Paise; supply: Supply },
  counter: CounterTerms,
): Comparison {
  const terms = matchCounterOffer(lines, counter, supply);
  const wanted = new Map(priceLines(terms, supply).map((line) => [line.id, sideOf(line)]));
  return {
    lines: priceLines(lines, supply).map((line) => ({
      id: line.id,
      title: line.title,
      offered: sideOf(line),
      wanted: wanted.get(line.id) ?? null,
    })),
    offeredPaise: totalPaise,
    wantedPaise: totalOf(terms, supply).totalPaise,
  };
}

const sideOf = (line: PricedLine): Side => ({
  quantity: line.quantity,
  unitPricePaise: line.unitPricePaise,
  discountPaise: offOf(line),
  amountPaise: line.netPaise + line.gstPaise,
});
