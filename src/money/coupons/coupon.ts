/** `reserved`: held for half an hour; `used`: paid with; `released`: the payment was given back. */
export type CouponUseState = 'reserved' | 'used' | 'released';

export const heldMinutes = 30;

/** What a coupon can lower: the price of a plan, what is in the cart, or a quotation. */
export const couponPlaces = ['plan', 'cart', 'quotation'] as const;
export type CouponPlace = (typeof couponPlaces)[number];

export const normalCode = (typed: string) => typed.trim().toUpperCase();
