import { badInput } from '../errors.ts';
import { find } from '../find.ts';
import { fourteen, newId } from '../ids.ts';
import type { Notes } from '../input.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { testCard } from './cards.ts';
import { paymentFailed } from './move-payment.ts';
import type { Card, Outcome, Payment, PaymentError } from './payment.ts';

export type Means =
  | {
      method: 'card';
      card: { number: string; name: string; expiryMonth: number; expiryYear: number; cvv: string };
    }
  | { method: 'upi'; vpa: string }
  | { method: 'netbanking'; bank: string };

export type Attempt = {
  orderId: string;
  means: Means;
  email: string;
  contact: string;
  description: string | null;
  notes: Notes;
  callbackUrl: string | null;
  outcome: Outcome;
};

/** A customer tries to pay. The order's amount counts, whatever the page was told. @throws Refused */
export function startPayment(world: SandboxContext, attempt: Attempt, { force = false } = {}): Payment {
  const order = find(world, 'orders', attempt.orderId);
  if (order.status === 'paid' && !force)
    throw badInput('The order is already paid. Please initiate the payment with a new order.', {
      reason: 'order_already_paid',
      metadata: { order_id: order.id },
    });
  const { means } = attempt;
  const card = means.method === 'card' ? cardOf(world, means.card) : undefined;
  if (means.method === 'upi' && !/^[\w.-]{2,256}@[A-Za-z]{2,64}$/.test(means.vpa))
    throw badInput('Invalid VPA. Please enter a valid Virtual Payment Address', { field: 'vpa' });
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    amount: force && order.amount_due === 0 ? order.amount : order.amount_due,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: means.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: attempt.description,
    card_id: card?.id ?? null,
    ...(card && { card }),
    bank: means.method === 'netbanking' ? means.bank : null,
    wallet: null,
    vpa: means.method === 'upi' ? means.vpa : null,
    email: attempt.email,
    contact: attempt.contact,
    notes: attempt.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: world.now(),
    ...(means.method === 'upi' && {
      upi: { payer_account_type: 'bank_account', vpa: means.vpa, flow: 'collect' },
    }),
    sandbox: {
      token: fourteen(),
      doom: doomOf(means),
      outcome: attempt.outcome,
      callbackUrl: attempt.callbackUrl,
      authorizedAt: null,
      lateAt: null,
    },
  };
  const status = order.status === 'paid' ? 'paid' : 'attempted';
  world.commit([put('payments', payment), put('orders', { ...order, status, attempts: order.attempts + 1 })]);
  return payment;
}

function doomOf(means: Means): PaymentError | null {
  if (means.method === 'card') return testCard(digits(means.card.number))?.error ?? null;
  return means.method === 'upi' && means.vpa === 'failure@razorpay' ? paymentFailed : null;
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

function cardOf(world: SandboxContext, card: (Means & { method: 'card' })['card']): Card {
  const number = digits(card.number);
  const known = testCard(number);
  if (!known) throw badInput('Only test cards are accepted here.', { field: 'card[number]' });
  const now = new Date(world.now() * 1000);
  const lastMonth = card.expiryYear * 12 + card.expiryMonth;
  if (
    card.expiryMonth < 1 ||
    card.expiryMonth > 12 ||
    lastMonth < now.getFullYear() * 12 + now.getMonth() + 1
  )
    throw badInput('The card has expired.', { field: 'card[expiry]' });
  if (!/^\d{3,4}$/.test(card.cvv))
    throw badInput('The CVV has three or four digits.', { field: 'card[cvv]' });
  return {
    id: newId('card'),
    entity: 'card',
    name: card.name,
    last4: number.slice(-4),
    network: known.network,
    type: 'debit',
    issuer: null,
    international: false,
    emi: false,
    sub_type: 'customer',
  };
}
