import { names } from '#kit/wire/names.ts';

export const checkoutNames = names({
  gstin: 'gst',
  clientReference: 'transaction_id',
  addressId: 'address_id',
  couponCode: 'coupon_code',
});
