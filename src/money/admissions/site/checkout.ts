import { loadCheckout } from '#money/payments/site/load-checkout.ts';
import type { Checkout } from '../wire/checkout-client.ts';

/** What the checkout hands over after a success. */
export type Signed = { paymentId: string; orderId: string; signature: string };
export type CheckoutEnd = { state: 'paid'; signed: Signed } | { state: 'failed' };

type Response = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

/**
 * Opens the provider's window over the page and answers when it is closed. Back closes it: for that it has an entry in
 * the history, which is gone again before the answer, so that where the page goes next nothing takes it back.
 * Rejects when its script cannot come.
 */
export async function openCheckout(
  { scriptUrl, key, orderId, amountPaise }: Checkout,
  about: { name: string; description: string; prefill: { name: string; email: string; contact: string } },
): Promise<CheckoutEnd> {
  const Provider = await loadCheckout(scriptUrl);
  return new Promise((resolve) => {
    let end: CheckoutEnd = { state: 'failed' };
    const close = (how: CheckoutEnd) => {
      end = how;
      history.back();
    };
    const checkout = new Provider({
      key,
      amount: amountPaise,
      currency: 'INR',
      order_id: orderId,
      ...about,
      theme: { color: '#f5a623' },
      handler: (paid: Response) =>
        close({
          state: 'paid',
          signed: {
            paymentId: paid.razorpay_payment_id,
            orderId: paid.razorpay_order_id,
            signature: paid.razorpay_signature,
          },
        }),
      modal: { ondismiss: () => close({ state: 'failed' }), handleback: false },
    });
    history.pushState(history.state, '');
    addEventListener(
      'popstate',
      () => {
        checkout.close();
        resolve(end);
      },
      { once: true },
    );
    checkout.open();
  });
}
