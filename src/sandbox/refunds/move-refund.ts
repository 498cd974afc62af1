import { randomInt } from 'node:crypto';
import { badInput } from '../errors.ts';
import type { Payment } from '../payments/payment.ts';
import { put } from '../store.ts';
import { announced } from '../webhooks/announced.ts';
import type { SandboxContext } from '../context.ts';
import { withRefunded } from './create-refund.ts';
import type { Refund } from './refund.ts';

/** The bank has paid it out. */
export function processRefund(world: SandboxContext, refund: Refund): Refund {
  if (refund.status !== 'pending') throw badInput(`The refund is ${refund.status} already.`);
  const arn = String(randomInt(1e11, 1e12));
  const processed: Refund = { ...refund, status: 'processed', acquirer_data: { arn } };
  const payment = world.store.get('payments', refund.payment_id) as Payment;
  const news = announced(world, ['refund.processed', { refund: processed, payment }]);
  world.commit([put('refunds', processed), ...news]);
  return processed;
}

/** The bank could not pay it out: the payment has its money back. */
export function failRefund(world: SandboxContext, refund: Refund): Refund {
  if (refund.status === 'failed') throw badInput('The refund is failed already.');
  const failed: Refund = { ...refund, status: 'failed' };
  const before = world.store.get('payments', refund.payment_id) as Payment;
  const payment = withRefunded(before, -refund.amount);
  const news = announced(world, ['refund.failed', { refund: failed, payment }]);
  world.commit([put('refunds', failed), put('payments', payment), ...news]);
  return failed;
}
