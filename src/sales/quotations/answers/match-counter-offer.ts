import type { Paise } from '#kit/india/money.ts';
import type { CounterLine, QuotationLine } from '../quotation.ts';
import { netOf, totalOf } from '../quotation-totals.ts';

type Counter = { counterLines: CounterLine[] | null; counterTotalPaise: Paise | null };

/** Whether it says what it would be accepted for, and not in words alone. */
export const namesTerms = ({ counterLines, counterTotalPaise }: Counter): boolean =>
  counterTotalPaise !== null || (counterLines ?? []).some(({ keep }) => !keep);

/**
 * The lines that a counter-offer keeps, with discounts that bring them to its sum: spread by what each line costs, the
 * last paise on the largest. A sum that is not below ours changes nothing. GST is rounded rate by rate, so some sums
 * cannot be met; then it is the nearest.
 */
export function matchCounterOffer(lines: QuotationLine[], counter: Counter): QuotationLine[] {
  const left = new Set(counter.counterLines?.filter(({ keep }) => !keep).map(({ id }) => id));
  const kept = lines.filter(({ id }) => !left.has(id));
  const target = counter.counterTotalPaise;
  const { totalPaise } = totalOf(kept);
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
    const over = totalOf(all).totalPaise - target;
    return over > 0 ? over + 0.5 : -over;
  };
  return tries.reduce((best, next) => (distance(next) < distance(best) ? next : best), spread);
}

/** The line for so much, between nothing and its full price. */
function withNet(line: QuotationLine, netPaise: Paise): QuotationLine {
  const full = line.quantity * line.unitPricePaise;
  return { ...line, discountPaise: full - Math.min(Math.max(netPaise, 0), full) };
}
