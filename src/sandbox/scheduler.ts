import { executeDebit } from './mandates/debit.ts';
import { endRegistration } from './mandates/move-mandate.ts';
import { expireLink } from './links/move-link.ts';
import { paymentFailed, authorize, fail } from './payments/move-payment.ts';
import type { Payment } from './payments/payment.ts';
import { givenBack } from './refunds/create-refund.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';
import type { SandboxContext } from './context.ts';

const tenMinutes = 600;
const timedOut = {
  ...paymentFailed,
  description: 'Your payment could not be completed on time. Try again later.',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_timed_out',
};

/**
 * What happens by itself when its time has come: payments that nobody answers, late answers, events to be sent.
 * @param byHand only `turn` makes anything happen
 */
export function createScheduler(world: SandboxContext, postman: WebhookSender, byHand: boolean) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = byHand;

  async function turn() {
    world.store.catchUp();
    for (const payment of world.store.list('payments')) if (dueAt(payment) <= world.now()) happen(payment);
    for (const link of world.store.list('links'))
      if (link.status === 'created' && link.expire_by <= world.now()) expireLink(world, link);
    for (const asked of world.store.list('registrations'))
      if (asked.status === 'issued' && asked.expire_by <= world.now())
        endRegistration(world, asked, 'expired');
    await postman.deliverDue();
  }

  /** When the payment changes without anybody's doing. */
  function dueAt({ status, created_at, order_id, sandbox }: Payment): number {
    if (status === 'created') return sandbox.debitAt ?? created_at + tenMinutes;
    if (status === 'failed' && sandbox.lateAt !== null) return sandbox.lateAt;
    const rule = world.store.get('orders', order_id)?.capture;
    if (status === 'authorized' && rule) return created_at + rule.manualMinutes * 60;
    return Number.POSITIVE_INFINITY;
  }

  function happen(payment: Payment) {
    if (payment.status === 'created' && payment.sandbox.debitAt) executeDebit(world, payment);
    else if (payment.status === 'created') fail(world, payment, timedOut);
    else if (payment.status === 'failed') authorize(world, payment);
    else world.commit(givenBack(world, payment));
  }

  /** Looks at the clock as soon as the current work is done, and after that whenever something is due. */
  function wake(inMs = 0) {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn().then(sleep, (error) => console.error('sandbox:', error));
    }, inMs);
    timer.unref();
  }
  function sleep() {
    const ends = world.store.list('links').filter(({ status }) => status === 'created');
    const asked = world.store.list('registrations').filter(({ status }) => status === 'issued');
    const dues = [
      ...world.store.list('payments').map((payment) => dueAt(payment) * 1000),
      ...ends.map((link) => link.expire_by * 1000),
      ...asked.map((one) => one.expire_by * 1000),
    ];
    const next = Math.min(postman.nextDue() ?? Number.POSITIVE_INFINITY, ...dues);
    if (next !== Number.POSITIVE_INFINITY) wake(Math.min(Math.max(next - world.nowMs(), 0), 2 ** 31 - 1));
  }
  return {
    turn,
    wake,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Scheduler = ReturnType<typeof createScheduler>;
