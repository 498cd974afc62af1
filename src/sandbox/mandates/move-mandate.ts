import { badInput } from '../errors.ts';
import { newId } from '../ids.ts';
import { authorize, fail, paymentFailed } from '../payments/move-payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { put } from '../store.ts';
import { announced } from '../webhooks/announced.ts';
import type { SandboxContext } from '../context.ts';
import type { Registration, Token } from './mandate.ts';

type Status = Token['recurring_details']['status'];

/** The customer agrees in the UPI app, or refuses; then the page can be used once more. @throws Refused once it has ended */
export function answerRegistration(world: SandboxContext, asked: Registration, yes: boolean): Registration {
  if (asked.status !== 'issued') throw badInput(`The registration link is ${asked.status} already.`);
  const token: Token = {
    id: newId('token'),
    entity: 'token',
    method: 'upi',
    customer_id: asked.customer_id,
    recurring: true,
    recurring_details: { status: 'initiated', failure_reason: null },
    max_amount: asked.sandbox.max_amount,
    expired_at: asked.sandbox.expire_at,
    created_at: world.now(),
  };
  const { email, contact } = asked.customer_details;
  const started = startPayment(world, {
    orderId: asked.order_id,
    means: { method: 'upi', vpa: 'success@razorpay' },
    email,
    contact,
    description: asked.description,
    notes: [],
    callbackUrl: null,
    outcome: 'normal',
  });
  const payment = { ...started, customer_id: asked.customer_id, token_id: token.id };
  world.commit([put('payments', payment), put('tokens', token)]);
  if (!yes) {
    fail(world, payment, paymentFailed);
    moveToken(world, token, 'rejected', 'The customer declined the mandate.');
    return asked;
  }
  authorize(world, payment);
  const paid: Registration = { ...asked, status: 'paid', payment_id: payment.id, paid_at: world.now() };
  world.commit([put('registrations', paid), ...announced(world, ['invoice.paid', { invoice: paid }])]);
  moveToken(world, token, 'confirmed');
  return paid;
}

/** Its page takes nobody any more. @throws Refused once it has ended */
export function endRegistration(
  world: SandboxContext,
  asked: Registration,
  status: 'cancelled' | 'expired',
): Registration {
  if (asked.status !== 'issued') throw badInput(`The registration link is ${asked.status} already.`);
  const now = world.now();
  const when = status === 'cancelled' ? { cancelled_at: now } : { expired_at: now };
  const ended: Registration = { ...asked, ...when, status };
  world.commit([put('registrations', ended), ...(status === 'expired' ? announced(world, ['invoice.expired', { invoice: ended }]) : [])]); // prettier-ignore
  return ended;
}

/** From where the customer, the bank or the merchant moves a mandate. */
const from = {
  initiated: [],
  confirmed: ['initiated', 'paused'],
  rejected: ['initiated'],
  paused: ['confirmed'],
  cancelled: ['initiated', 'confirmed', 'paused'],
} satisfies Record<Status, Status[]>;

const events = {
  confirmed: 'token.confirmed',
  rejected: 'token.rejected',
  paused: 'token.paused',
  cancelled: 'token.cancelled',
} as const;

/** What the customer does in the UPI app. */
export const appActs = { pause: 'paused', resume: 'confirmed', cancel: 'cancelled' } as const;

/** @throws Refused from another state */
export function moveToken(
  world: SandboxContext,
  token: Token,
  to: keyof typeof events,
  failure_reason: string | null = null,
): Token {
  const { status } = token.recurring_details;
  if (!(from[to] as Status[]).includes(status)) throw badInput(`The token is ${status}.`);
  const moved: Token = { ...token, recurring_details: { status: to, failure_reason } };
  const event = to === 'confirmed' && status === 'paused' ? 'token.resumed' : events[to];
  world.commit([put('tokens', moved), ...announced(world, [event, { token: moved }])]);
  return moved;
}
