import { badInput } from '../errors.ts';
import { sign } from '../signatures.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { authorize, fail, paymentFailed } from './move-payment.ts';
import type { Payment, PaymentError } from './payment.ts';

const aMinute = 60;

/**
 * The customer has said yes at the bank, or no. What follows is the payment's `outcome`.
 * @throws Refused if it has ended before
 */
export function finishPayment(world: SandboxContext, payment: Payment, no: PaymentError | null): Payment {
  if (payment.status !== 'created') throw badInput('The payment has already been processed.');
  const error = payment.sandbox.doom ?? no;
  if (error) return fail(world, payment, error);
  const { outcome } = payment.sandbox;
  if (outcome === 'pending') return payment;
  if (outcome === 'late') return fail(world, payment, paymentFailed, world.now() + aMinute);
  return authorize(world, payment, { capture: outcome !== 'authorize' });
}

/** A failed payment whose bank says yes after all. */
export function authorizeLate(
  world: SandboxContext,
  payment: Payment,
  options: { capture: boolean },
): Payment {
  if (payment.status !== 'failed' && payment.status !== 'created')
    throw badInput(`The payment is ${payment.status} already.`);
  return authorize(world, payment, options);
}

/** What the checkout hands to the page after a success. */
export function receipt(world: SandboxContext, payment: Payment) {
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(`${payment.order_id}|${payment.id}`, world.merchant.keySecret),
  };
}

/** Changes what the gateway says of a payment behind everybody's back; no event tells. */
export function mutate(
  world: SandboxContext,
  payment: Payment,
  change: Partial<Pick<Payment, 'amount' | 'currency' | 'status' | 'order_id'>>,
): Payment {
  const changed = { ...payment, ...change };
  world.commit([put('payments', changed)]);
  return changed;
}
