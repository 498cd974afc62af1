import type { Duration } from '#money/cart/duration.ts';
import { toPaise, type Paise } from '#kit/india/money.ts';
import { itemOnWire, type CartLine } from '#money/cart/wire/client.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { checkoutNames } from './names.ts';

/**
 * Begins the payment of what is in the cart. The keys are those that clients know: `user_phone` holds the full name;
 * the server prices its own cart.
 */
export const createOrder = (
  customer: Customer,
  order: {
    lines: CartLine[];
    totalPaise: Paise;
    duration: Duration;
    addressId: string | null;
    couponCode: string;
  },
) =>
  sendSignedIn<{ checkoutPageUrl: string; transaction_id: string }>('POST', '/payment-pay/create-order', {
    user_id: customer.id,
    user_phone: customer.fullName,
    amount: order.totalPaise,
    currency: 'INR',
    payment_mode: 'Online',
    item: order.lines.map((line) => ({ id: line.id, ...itemOnWire(line, customer) })),
    user_email: customer.email,
    ...checkoutNames.toWire({
      clientReference: `11${Math.floor(Math.random() * 1e12)}`,
      phone: customer.phone,
      gstin: customer.gst,
      duration: order.duration,
      ...(order.couponCode && { couponCode: order.couponCode }),
      ...(order.addressId && { addressId: order.addressId }),
    }),
  });

/** Keeps a use of a coupon for the cart. `message` is the server's, for under the field. */
export async function applyCartCoupon(input: {
  couponCode: string;
  duration: Duration;
}): Promise<Outcome<{ message: string; discountPaise: Paise }>> {
  const answer = await sendSignedIn<{ message: string; discount: number }>(
    'POST',
    '/cart/coupon',
    checkoutNames.toWire(input),
  );
  if (!answer.ok) return answer;
  return { ok: true, message: answer.message, discountPaise: toPaise(answer.discount) };
}
