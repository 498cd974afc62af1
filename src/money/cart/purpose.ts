import { payerOf } from '#money/payments/one-transaction.ts';
import { definePurpose } from '#money/payments/purpose.ts';
import { beginBenefits, endBenefits } from '#money/renewals/begin-benefits.ts';
import { clearPaidCart } from './empty-cart.ts';

export const cartPurpose = definePurpose({
  name: 'cart',
  async afterPaid(ctx, paid) {
    await beginBenefits(ctx, paid);
    await clearPaidCart(ctx, { customerId: payerOf(paid) });
  },
  afterRefunded: endBenefits,
});
