import { badInput } from '../errors.ts';
import { find } from '../find.ts';
import { amountIn, textIn, type Body } from '../input.ts';
import { authorize, fail, paymentFailed } from '../payments/move-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';

export const debitFields = [
  'email',
  'contact',
  'amount',
  'currency',
  'order_id',
  'customer_id',
  'token',
  'recurring',
  'description',
  'notes',
];

/** The bank tells the customer first, and debits so much later. Source: Razorpay's FAQ of UPI recurring payments */
const noticeSeconds = 25 * 3_600;

/** Asks the bank to debit what an order asks for. @throws Refused unless the mandate stands and allows it */
export function startDebit(world: SandboxContext, body: Body): Payment {
  const token = find(world, 'tokens', textIn(body, 'token', 40) ?? '');
  const order = find(world, 'orders', textIn(body, 'order_id', 40) ?? '');
  const amount = amountIn(body);
  if (body.recurring !== '1') throw badInput('The recurring field must be 1.', { field: 'recurring' });
  if (token.customer_id !== body.customer_id) throw badInput('The token does not belong to this customer.');
  if (token.recurring_details.status !== 'confirmed')
    throw badInput(`Token is ${token.recurring_details.status}; it cannot be charged.`, { field: 'token' });
  if (amount !== order.amount)
    throw badInput('Your payment amount is different from your order amount.', { field: 'amount' });
  if (amount > token.max_amount || token.expired_at <= world.now())
    throw badInput('The amount is above what the mandate allows, or it has ended.', { field: 'amount' });
  const started = startPayment(world, {
    orderId: order.id,
    means: { method: 'upi', vpa: 'success@razorpay' },
    email: textIn(body, 'email', 255) ?? '',
    contact: textIn(body, 'contact', 20) ?? '',
    description: textIn(body, 'description', 2048),
    notes: [],
    callbackUrl: null,
    outcome: 'normal',
  });
  const payment: Payment = {
    ...started,
    customer_id: token.customer_id,
    token_id: token.id,
    sandbox: { ...started.sandbox, debitAt: world.now() + noticeSeconds },
  };
  world.commit([put('payments', payment)]);
  return payment;
}

/** Its time has come: the bank debits, if the mandate still stands and there is money. */
export function executeDebit(world: SandboxContext, payment: Payment): Payment {
  const token = find(world, 'tokens', payment.token_id ?? '');
  const { status } = token.recurring_details;
  if (status !== 'confirmed')
    return fail(world, payment, {
      ...paymentFailed,
      description: `The mandate is ${status}`,
      reason: 'mandate_not_active',
    });
  if (world.store.settings().debits === 'failed')
    return fail(world, payment, {
      ...paymentFailed,
      description: 'Your account does not have enough balance',
      reason: 'insufficient_funds',
    });
  return authorize(world, payment);
}
