import { formatInr } from '#kit/india/money.ts';
import { redeemCoupon, releaseCoupon } from '#money/coupons/redeem-coupon.ts';
import { payerOf } from '#money/payments/one-transaction.ts';
import { definePurpose } from '#money/payments/purpose.ts';
import { beginBenefits, endBenefits } from '#money/renewals/begin-benefits.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { clearPaidCart } from './empty-cart.ts';

export const cartPurpose = definePurpose({
  name: 'cart',
  async afterPaid(ctx, paid) {
    await beginBenefits(ctx, paid);
    await redeemCoupon(ctx, { customerId: payerOf(paid), order: paid.order });
    await clearPaidCart(ctx, { customerId: payerOf(paid) });
    const { phone, email } = paid.order.buyer;
    const titles = paid.order.lines.map(({ title }) => title);
    const because = `${formatInr(paid.totalPaise)} came for ${titles.join(', ')}`;
    await followPerson(ctx, { phone, email, titles }, { happened: 'paid', because, from: 'Payment' });
  },
  async afterRefunded(ctx, refunded, out) {
    await endBenefits(ctx, refunded, out);
    if (out.full) await releaseCoupon(ctx, { customerId: payerOf(refunded), order: refunded.order });
  },
});
