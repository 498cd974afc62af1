import { names } from '#kit/wire/names.ts';

/** What the gateway's checkout hands over after a success, in its words. */
export const signedNames = names({
  paymentId: 'razorpay_payment_id',
  orderId: 'razorpay_order_id',
  signature: 'razorpay_signature',
});
