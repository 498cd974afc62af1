import { z } from 'zod';
import { badInput } from '../errors.ts';
import { newId } from '../ids.ts';
import { currencyIn, notesIn, textIn, type Body } from '../input.ts';
import type { Order } from '../orders/order.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import type { Registration } from './mandate.ts';

export const registrationFields = [
  'customer',
  'type',
  'amount',
  'currency',
  'description',
  'subscription_registration',
  'receipt',
  'email_notify',
  'sms_notify',
  'expire_by',
  'notes',
];

const Customer = z.object({
  name: z.string().min(1),
  email: z.string().min(3),
  contact: z.string().regex(/^\+?\d{8,14}$/),
});
/** As far as it is UPI's: other methods are not stood in for. */
const Terms = z.object({
  method: z.literal('upi'),
  max_amount: z.int().min(100).max(10_000_000),
  expire_at: z.int(),
  frequency: z.enum(['as_presented', 'monthly']).optional(),
});

/** @throws Refused, for a receipt that was used before as well */
export function createRegistration(world: SandboxContext, body: Body): Registration {
  const now = world.now();
  if (body.type !== 'link') throw badInput('The type must be link.', { field: 'type' });
  if (body.amount !== 0) throw badInput('The amount must be 0 for UPI.', { field: 'amount' });
  const customer = Customer.safeParse(body.customer);
  if (!customer.success) throw badInput('The customer details are invalid.', { field: 'customer' });
  const terms = Terms.safeParse(body.subscription_registration);
  if (!terms.success || terms.data.expire_at <= now)
    throw badInput('The subscription registration is invalid.', { field: 'subscription_registration' });
  const receipt = textIn(body, 'receipt', 40) ?? '';
  if (receipt && world.store.list('registrations').some((one) => one.receipt === receipt))
    throw badInput(`receipt must be unique for each invoice: ${receipt}`, { field: 'receipt' });
  const id = newId('inv');
  const customer_id = newId('cust');
  const order = emptyOrder(world, currencyIn(body));
  const registration: Registration = {
    id,
    entity: 'invoice',
    type: 'link',
    receipt,
    customer_id,
    customer_details: { id: customer_id, ...customer.data },
    order_id: order.id,
    payment_id: null,
    status: 'issued',
    amount: 0,
    currency: order.currency,
    description: textIn(body, 'description', 2048) ?? '',
    short_url: `${world.merchant.baseUrl}/i/${id.slice('inv_'.length)}`,
    notes: notesIn(body),
    expire_by: Number.isSafeInteger(body.expire_by) ? (body.expire_by as number) : terms.data.expire_at,
    created_at: now,
    paid_at: null,
    cancelled_at: null,
    expired_at: null,
    sandbox: { max_amount: terms.data.max_amount, expire_at: terms.data.expire_at },
  };
  world.commit([put('orders', order), put('registrations', registration)]);
  return registration;
}

/** Nothing is paid by agreeing. */
const emptyOrder = (world: SandboxContext, currency: string): Order => ({
  id: newId('order'),
  entity: 'order',
  amount: 0,
  amount_paid: 0,
  amount_due: 0,
  currency,
  receipt: null,
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: [],
  created_at: world.now(),
  capture: { mode: 'automatic', automaticMinutes: 1_440, manualMinutes: 7_200 },
  linkId: null,
});
