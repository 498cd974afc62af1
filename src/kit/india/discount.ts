import type { Paise } from './money.ts';

/** What the payment provider takes at least. */
const leastPaise = 100;

/**
 * What a coupon takes off a price: the percentage when there is one, else the amount, never more than the price. A rest
 * that is too small to be paid is taken off as well. R-86
 */
export function discountOn(
  sellPaise: Paise,
  { percent, offPaise }: { percent: number | null; offPaise: Paise | null },
): Paise {
  const off = percent ? Math.round((sellPaise * percent) / 100) : (offPaise ?? 0);
  return sellPaise - off < leastPaise ? sellPaise : off;
}
