import type { Paise } from '#kit/india/money.ts';
import type { CounterLine, QuotationLine } from '../quotation.ts';
import { netOf, totalOf } from '../quotation-totals.ts';

/**
 * The lines that a counter-offer keeps, with discounts that bring them to its sum: spread by what each line costs, the
 * last paise on the largest. A sum that is not below ours changes nothing. GST is rounded rate by rate, so some sums
 * cannot be met; then it is the nearest.
 */
export function matchCounterOffer(
  lines: QuotationLine[],
  counter: { counterLines: CounterLine[] | null; counterTotalPaise: Paise | null },
): QuotationLine[] {
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
  const distance = (all: QuotationLine[]) => Math.abs(totalOf(all).totalPaise - target);
  return tries.reduce((best, next) => (distance(next) < distance(best) ? next : best), spread);
}

/** The line for so much, between nothing and its full price. */
function withNet(line: QuotationLine, netPaise: Paise): QuotationLine {
  const full = line.quantity * line.unitPricePaise;
  return { ...line, discountPaise: full - Math.min(Math.max(netPaise, 0), full) };
}
