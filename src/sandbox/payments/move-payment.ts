import { randomInt } from 'node:crypto';
import { badInput } from '../errors.ts';
import { paidLink } from '../links/move-link.ts';
import type { Order } from '../orders/order.ts';
import { givenBack } from '../refunds/create-refund.ts';
import { put, type Change } from '../store.ts';
import { announced } from '../webhooks/announced.ts';
import type { SandboxContext } from '../context.ts';
import type { Payment, PaymentError } from './payment.ts';

export const paymentFailed: PaymentError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment failed',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

const orderOf = ({ store }: SandboxContext, payment: Payment) =>
  store.get('orders', payment.order_id) as Order;

/**
 * The bank has said yes. The order's rule decides whether the capture follows at once. A second success on a paid
 * order goes back to the customer.
 * @param capture false: leave it authorised whatever the rule says
 */
export function authorize(world: SandboxContext, payment: Payment, { capture = true } = {}): Payment {
  const order = orderOf(world, payment);
  const authorized: Payment = {
    ...payment,
    ...noError,
    status: 'authorized',
    acquirer_data: acquirerData(payment),
    sandbox: { ...payment.sandbox, authorizedAt: world.now(), lateAt: null },
  };
  const changes = [
    put('payments', authorized),
    ...announced(world, ['payment.authorized', { payment: authorized }]),
  ];
  const inTime = world.now() - payment.created_at <= order.capture.automaticMinutes * 60;
  if (order.status === 'paid') changes.push(...givenBack(world, authorized));
  else if (capture && inTime && order.capture.mode === 'automatic')
    changes.push(...captured(world, authorized, order));
  world.commit(changes);
  return world.store.get('payments', payment.id) as Payment;
}

/** Takes the money of an authorised payment. @throws Refused unless it is authorised and the order is open */
export function capture(world: SandboxContext, payment: Payment, { force = false } = {}): Payment {
  const order = orderOf(world, payment);
  if (payment.status === 'captured' || payment.status === 'refunded')
    throw badInput('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw badInput('Only payments which have been authorized and not yet captured can be captured');
  if (order.status === 'paid' && !force)
    throw badInput(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    );
  world.commit(captured(world, payment, order));
  return world.store.get('payments', payment.id) as Payment;
}

function captured(world: SandboxContext, payment: Payment, order: Order): Change[] {
  const share = Math.round(payment.amount * 0.02);
  const tax = Math.round(share * 0.18);
  const taken: Payment = { ...payment, status: 'captured', captured: true, fee: share + tax, tax };
  const paid: Order = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 };
  return [
    put('payments', taken),
    put('orders', paid),
    ...announced(
      world,
      ['payment.captured', { payment: taken }],
      ['order.paid', { payment: taken, order: paid }],
    ),
    ...paidLink(world, paid, taken),
  ];
}

export function fail(
  world: SandboxContext,
  payment: Payment,
  error: PaymentError,
  lateAt: number | null = null,
): Payment {
  const failed: Payment = {
    ...payment,
    status: 'failed',
    error_code: error.code,
    error_description: error.description,
    error_source: error.source,
    error_step: error.step,
    error_reason: error.reason,
    sandbox: { ...payment.sandbox, lateAt },
  };
  world.commit([put('payments', failed), ...announced(world, ['payment.failed', { payment: failed }])]);
  return failed;
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

function acquirerData({ method }: Payment): Record<string, string> {
  const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
  if (method === 'card') return { auth_code: digits(6), rrn: digits(12) };
  return method === 'upi' ? { rrn: digits(12) } : { bank_transaction_id: digits(10) };
}
