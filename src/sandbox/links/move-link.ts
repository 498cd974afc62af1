import { badInput } from '../errors.ts';
import { createOrder } from '../orders/create-order.ts';
import type { Order } from '../orders/order.ts';
import type { Payment } from '../payments/payment.ts';
import { put, type Change } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import { announced } from '../webhooks/announced.ts';
import type { PaymentLink } from './link.ts';

/** Somebody opens its page: from then on it has an order. */
export function openLink(world: SandboxContext, link: PaymentLink): Order {
  const known = link.order_id && world.store.get('orders', link.order_id);
  if (known) return known;
  const order = createOrder(world, { amount: link.amount, currency: link.currency });
  world.commit([
    put('orders', { ...order, linkId: link.id }),
    put('links', { ...link, order_id: order.id, updated_at: world.now() }),
  ]);
  return { ...order, linkId: link.id };
}

/** What a captured payment of its order makes of the link that the order belongs to. */
export function paidLink(world: SandboxContext, { linkId, ...order }: Order, payment: Payment): Change[] {
  const link = linkId && world.store.get('links', linkId);
  if (!link || link.status === 'paid') return [];
  const now = world.now();
  const { amount, method, id: payment_id } = payment;
  const one = {
    amount,
    created_at: now,
    method,
    payment_id,
    plink_id: link.id,
    status: 'captured' as const,
    updated_at: now,
  };
  const paid: PaymentLink = {
    ...link,
    status: 'paid',
    amount_paid: amount,
    payments: [one],
    updated_at: now,
  };
  return [
    put('links', paid),
    ...announced(world, ['payment_link.paid', { payment_link: paid, order: { ...order, linkId }, payment }]),
  ];
}

/** Its merchant takes no money by it any more. @throws Refused once it has ended */
export function cancelLink(world: SandboxContext, link: PaymentLink): PaymentLink {
  if (link.status === 'paid') throw badInput('cannot cancel or expire an already paid link');
  if (link.status !== 'created') throw badInput(`cannot cancel or expire an ${link.status} link`);
  const now = world.now();
  return end(
    world,
    { ...link, status: 'cancelled', cancelled_at: now, updated_at: now },
    'payment_link.cancelled',
  );
}

export function expireLink(world: SandboxContext, link: PaymentLink): PaymentLink {
  const now = world.now();
  return end(world, { ...link, status: 'expired', expired_at: now, updated_at: now }, 'payment_link.expired');
}

function end(
  world: SandboxContext,
  link: PaymentLink,
  event: 'payment_link.cancelled' | 'payment_link.expired',
): PaymentLink {
  world.commit([put('links', link), ...announced(world, [event, { payment_link: link }])]);
  return link;
}
