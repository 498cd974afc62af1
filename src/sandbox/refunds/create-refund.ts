import { badInput } from '../errors.ts';
import { newId } from '../ids.ts';
import { amountIn, notesIn, textIn, type Body } from '../input.ts';
import type { Payment } from '../payments/payment.ts';
import { put, type Change } from '../store.ts';
import { announced } from '../webhooks/announced.ts';
import type { SandboxContext } from '../context.ts';
import type { Refund } from './refund.ts';

const sixMonths = 182 * 24 * 3600;

/** What gives money back, and the refund that does. @throws Refused as Razorpay's refund rules say */
export function refundOf(
  world: SandboxContext,
  payment: Payment,
  body: Body,
): { refund: Refund; changes: Change[] } {
  const left = payment.amount - payment.amount_refunded;
  if (payment.status === 'refunded') throw badInput('The payment has been fully refunded already.');
  if (payment.status !== 'captured')
    throw badInput('The payment status should be captured for action to be taken');
  const amount = body.amount === undefined || body.amount === null ? left : amountIn(body);
  if (amount > payment.amount)
    throw badInput('The refund amount provided is greater than amount captured.', { field: 'amount' });
  if (amount > left)
    throw badInput('The total refund amount is greater than the refund payment amount', { field: 'amount' });
  const speed = body.speed ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum')
    throw badInput('The selected speed is invalid.', { field: 'speed' });

  const refund: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: notesIn(body),
    receipt: textIn(body, 'receipt', 40),
    acquirer_data: { arn: null },
    created_at: world.now(),
    batch_id: null,
    status: 'pending',
    speed_processed: speed === 'optimum' ? 'instant' : 'normal',
    speed_requested: speed,
  };
  const tooOld = world.now() - payment.created_at > sixMonths;
  const status = tooOld ? 'failed' : world.store.settings().refunds;
  return { refund: { ...refund, status }, changes: created(world, payment, refund, status) };
}

/** Razorpay gives back what was authorised and never captured; `captured` stays false, which is how it is known. */
export function givenBack(world: SandboxContext, payment: Payment): Change[] {
  const refund: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount: payment.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    acquirer_data: { arn: null },
    created_at: world.now(),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
  return created(world, payment, refund, 'processed');
}

function created(
  world: SandboxContext,
  payment: Payment,
  refund: Refund,
  becomes: Refund['status'],
): Change[] {
  const after = becomes === 'failed' ? payment : withRefunded(payment, refund.amount);
  const done = { ...refund, status: becomes };
  const news = announced(
    world,
    ['refund.created', { refund: done, payment: after }],
    ...(becomes === 'pending' ? [] : [[`refund.${becomes}`, { refund: done, payment: after }] as const]),
  );
  return [put('refunds', done), put('payments', after), ...news];
}

/** The payment after so much more, or less, was given back. */
export function withRefunded(payment: Payment, change: number): Payment {
  const amount_refunded = payment.amount_refunded + change;
  const full = amount_refunded >= payment.amount;
  return {
    ...payment,
    amount_refunded,
    refund_status: full ? 'full' : amount_refunded > 0 ? 'partial' : null,
    status: full ? 'refunded' : payment.captured ? 'captured' : 'authorized',
  };
}
