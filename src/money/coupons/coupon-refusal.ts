/** Why somebody cannot use a coupon, in words for whoever asks: the customer, or staff who write a quotation for one. */
const couponRefusals = {
  unknown: {
    customer: /*i18n*/ 'Invalid coupon',
    staff: /*staff*/ 'There is no coupon with this code.',
  },
  inactive: {
    customer: /*i18n*/ 'Invalid coupon',
    staff: /*staff*/ 'This coupon is not active.',
  },
  early: {
    customer: /*i18n*/ 'This coupon cannot be used yet.',
    staff: /*staff*/ 'This coupon’s first day is still to come.',
  },
  ended: {
    customer: /*i18n*/ 'This coupon has ended.',
    staff: /*staff*/ 'This coupon’s last day is over.',
  },
  'used-by-them': {
    customer: /*i18n*/ 'You have used this coupon already.',
    staff: /*staff*/ 'This customer has used this coupon as often as each may.',
  },
  'bought-before': {
    customer: /*i18n*/ 'This coupon is for a first purchase only.',
    staff: /*staff*/ 'This coupon is for a first purchase only, and this customer has bought before.',
  },
  'used-up': {
    customer: /*i18n*/ 'This coupon has been used up.',
    staff: /*staff*/ 'All uses of this coupon are gone or kept for others.',
  },
  'open-elsewhere': {
    customer:
      /*i18n*/ 'You are using this coupon in another checkout, which is still open. Resume or cancel that one under Payments in your profile.',
    staff: /*staff*/ 'This customer’s other checkout, which is still open, uses this coupon.',
  },
} satisfies Record<string, { customer: string; staff: string }>;
export type CouponRefusal = keyof typeof couponRefusals;

export const sayRefusal = (refusal: CouponRefusal, whom: 'customer' | 'staff'): string =>
  couponRefusals[refusal][whom];
