import { names } from '#kit/wire/names.ts';

/** Of a payment, of what was sold and of its tax. */
export const orderNames = names({
  transactionId: 'transaction_id',
  orderNo: 'order_no',
  // The field is called so by history.
  customer: 'user_phone',
  amountPaise: 'amount',
  refundedPaise: 'refunded',
  returnedPaise: 'returned',
  lastError: 'last_error',
  paymentId: 'payment_id',
  discountPaise: 'discount',
  creditPaise: 'credit',
  keptBackPaise: 'kept_back',
});
