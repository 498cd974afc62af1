import type { Supply } from '#catalogue/gst/supply.ts';
import { share } from '#kit/india/spread.ts';
import type { Paise } from '#kit/india/money.ts';
import type { CounterLine, QuotationLine } from '../quotation.ts';
import { netOf, totalOf } from '../quotation-totals.ts';

/** What a counter-offer asks for: line by line, all together, or both. */
export type CounterTerms = { counterLines: CounterLine[] | null; counterTotalPaise: Paise | null };

/** Whether it says what it would be accepted for, and not in words alone. */
export const namesTerms = ({ counterLines, counterTotalPaise }: CounterTerms): boolean =>
  counterTotalPaise !== null ||
  (counterLines ?? []).some(
    ({ keep, quantity, unitPricePaise }) => !keep || quantity !== undefined || unitPricePaise !== undefined,
  );

/**
 * The lines that a counter-offer keeps, in its quantities and at its prices; where it names a sum below what they come
 * to, with discounts that bring them there: spread by what each line costs, the last paise on the largest. A sum that is
 * not below changes nothing. GST is rounded rate by rate, so some sums cannot be met; then it is the nearest.
 */
export function matchCounterOffer(
  lines: QuotationLine[],
  counter: CounterTerms,
  supply: Supply = 'ordinary',
): QuotationLine[] {
  const kept = changedLines(lines, counter);
  const target = counter.counterTotalPaise;
  const { totalPaise } = totalOf(kept, supply);
  if (target === null || target >= totalPaise) return kept;
  const spread = kept.map((line) => withNet(line, Math.round((netOf(line) * target) / totalPaise)));
  const largest = spread.reduce((a, b) => (netOf(b) > netOf(a) ? b : a));
  const net = netOf(largest);
  const reach = spread.length + 1;
  const tries = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    spread.map((line) => (line === largest ? withNet(line, net + i - reach) : line)),
  );
  // Of two that are as near, the lower one: nobody owes more than they said.
  const distance = (all: QuotationLine[]) => {
    const over = totalOf(all, supply).totalPaise - target;
    return over > 0 ? over + 0.5 : -over;
  };
  return tries.reduce((best, next) => (distance(next) < distance(best) ? next : best), spread);
}

function changedLines(lines: QuotationLine[], { counterLines }: CounterTerms): QuotationLine[] {
  const asked = new Map(counterLines?.map((line) => [line.id, line]));
  return lines.flatMap((line) => {
    const wish = asked.get(line.id);
    if (!wish) return [line];
    return wish.keep ? [changed(line, wish)] : [];
  });
}

/** Another quantity takes its share of discount and coupon along; a price of theirs has neither. */
function changed(line: QuotationLine, wish: CounterLine): QuotationLine {
  const { couponPaise, ...rest } = line;
  const { quantity = line.quantity, unitPricePaise } = wish;
  if (unitPricePaise !== undefined) return { ...rest, quantity, unitPricePaise, discountPaise: 0 };
  const part = (paise: Paise) => share(paise, quantity, line.quantity);
  return {
    ...rest,
    quantity,
    discountPaise: part(line.discountPaise),
    ...(couponPaise !== undefined && { couponPaise: part(couponPaise) }),
  };
}

/** The line for so much, between nothing and what it costs with its coupon; that stays, the discount changes. */
function withNet(line: QuotationLine, netPaise: Paise): QuotationLine {
  const full = line.quantity * line.unitPricePaise - (line.couponPaise ?? 0);
  return { ...line, discountPaise: full - Math.min(Math.max(netPaise, 0), full) };
}
