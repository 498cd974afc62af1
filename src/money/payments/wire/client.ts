import { callPath } from '#kit/path-of.ts';
import type { CheckoutOptions } from '../checkout-options.ts';
import type { Purpose, TransactionStatus } from '../transaction.ts';
import { sendSignedIn, type Refusal } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { checkoutNames } from './checkout-names.ts';

type OpenCheckout = {
  status: TransactionStatus;
  purpose: Purpose;
  scriptUrl: string;
  /** Null before the gateway knows of it. */
  options: CheckoutOptions | null;
};

type Answer = WireOf<
  typeof checkoutNames,
  Omit<OpenCheckout, 'options'> & Omit<CheckoutOptions, 'order_id'> & { order_id: string | null }
>;

/** Rejects where no answer arrives. */
export async function fetchCheckout(id: string): Promise<({ ok: true } & OpenCheckout) | Refusal> {
  const told = await sendSignedIn<Answer>('GET', callPath`/payment-pay/order/${id}/checkout`);
  if (!told.ok) return told;
  const { status, purpose, scriptUrl, key, order_id, callback_url, amount, currency, name, prefill } =
    checkoutNames.fromWire(told);
  const options = order_id && { key, amount, currency, name, order_id, prefill, callback_url };
  return { ok: true, status, purpose, scriptUrl, options: options || null };
}
