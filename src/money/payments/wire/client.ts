import type { Purpose } from '../priced-order.ts';
import type { TransactionStatus } from '../transaction.ts';
import { sendSignedIn, type Refusal } from '#kit/calls/customer-calls.ts';

/** What the gateway's checkout is opened with, in its own words. */
export type CheckoutOptions = {
  key: string;
  amount: number;
  currency: string;
  name: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  callback_url: string;
};

export type OpenCheckout = {
  status: TransactionStatus;
  purpose: Purpose;
  scriptUrl: string;
  /** Null before the gateway knows of it. */
  options: CheckoutOptions | null;
};

type Answer = {
  status: TransactionStatus;
  purpose: Purpose;
  checkout_script_url: string;
  callback_url: string;
  key_id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  name: string;
  prefill: CheckoutOptions['prefill'];
};

/** Rejects where no answer arrives. */
export async function fetchCheckout(id: string): Promise<({ ok: true } & OpenCheckout) | Refusal> {
  const told = await sendSignedIn<Answer>('GET', `/payment-pay/order/${encodeURIComponent(id)}/checkout`);
  if (!told.ok) return told;
  const { status, purpose, checkout_script_url: scriptUrl, key_id: key, order_id, callback_url } = told;
  const { amount, currency, name, prefill } = told;
  const options = order_id && { key, amount, currency, name, order_id, prefill, callback_url };
  return { ok: true, status, purpose, scriptUrl, options: options || null };
}
