import type { Paise } from '#kit/india/money.ts';

/** `reserved`: held for half an hour; `used`: paid with; `released`: the payment was given back. */
export type CouponUseState = 'reserved' | 'used' | 'released';

export const heldMinutes = 30;

/** What a coupon can lower: the price of a plan, or what is in the cart. */
export const couponPlaces = ['plan', 'cart'] as const;
export type CouponPlace = (typeof couponPlaces)[number];

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

export const normalCode = (typed: string) => typed.trim().toUpperCase();
