import { badInput } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Payment } from '../payments/payment.ts';
import { put } from '../store.ts';
import { announced } from '../webhooks/announced.ts';
import type { EventName } from '../webhooks/event.ts';
import type { SandboxContext } from '../context.ts';
import type { Dispute } from './dispute.ts';

const week = 7 * 24 * 3600;

/** A customer goes to the bank: it asks what this payment was for. @param amount null: all of it */
export function dispute(
  world: SandboxContext,
  payment: Payment,
  { amount, phase }: { amount: number | null; phase: Dispute['phase'] },
): Dispute {
  if (payment.status !== 'captured') throw badInput('Only captured payments can be disputed.');
  const opened: Dispute = {
    id: newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: amount ?? payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: world.now() + week,
    status: 'open',
    phase,
    created_at: world.now(),
  };
  return tell(world, 'payment.dispute.created', opened);
}

/** What the shop and the bank do with it. */
export const disputeActs = {
  review: { from: ['open'], to: 'under_review', event: 'payment.dispute.under_review' },
  /** What the shop sent is not enough. */
  ask: { from: ['under_review'], to: 'open', event: 'payment.dispute.action_required' },
  win: { from: ['open', 'under_review'], to: 'won', event: 'payment.dispute.won' },
  lose: { from: ['open', 'under_review'], to: 'lost', event: 'payment.dispute.lost' },
  close: { from: ['open', 'under_review'], to: 'closed', event: 'payment.dispute.closed' },
} as const satisfies Record<string, { from: Dispute['status'][]; to: Dispute['status']; event: EventName }>;

/** @throws Refused where it has ended, or this does not follow */
export function moveDispute(world: SandboxContext, before: Dispute, act: keyof typeof disputeActs): Dispute {
  const { from, to, event } = disputeActs[act];
  if (!(from as Dispute['status'][]).includes(before.status))
    throw badInput(`The dispute is ${before.status}.`);
  return tell(world, event, {
    ...before,
    status: to,
    amount_deducted: to === 'lost' ? before.amount : before.amount_deducted,
  });
}

function tell(world: SandboxContext, event: EventName, dispute: Dispute): Dispute {
  const payment = world.store.get('payments', dispute.payment_id) as Payment;
  world.commit([put('disputes', dispute), ...announced(world, [event, { payment, dispute }])]);
  return dispute;
}
