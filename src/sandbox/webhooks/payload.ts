import { registrationEntity } from '../mandates/mandate.ts';
import { orderEntity, type Order } from '../orders/order.ts';
import { paymentWithCard, type Payment } from '../payments/payment.ts';
import type { EventName, Subject } from './event.ts';

/** The body of an event, with the oddities of Razorpay's samples. @param createdAt Unix seconds */
export function payloadOf(event: EventName, subject: Subject, accountId: string, createdAt: number): string {
  const { payment_link, refund, payment, dispute, order, invoice, token } = subject;
  const payload = {
    ...(payment_link && { payment_link: { entity: payment_link } }),
    ...(payment_link && order && { order: { entity: oddOrder(order) } }),
    ...(refund && { refund: { entity: refund } }),
    ...(payment && { payment: { entity: oddPayment(event, payment) } }),
    ...(dispute && { dispute: { entity: dispute } }),
    ...(!payment_link && order && { order: { entity: orderEntity(order) } }),
    ...(invoice && { invoice: { entity: registrationEntity(invoice) } }),
    ...(token && { token: { entity: token } }),
  };
  const envelope = {
    entity: 'event',
    account_id: accountId,
    event,
    contains: Object.keys(payload),
    payload,
    created_at: createdAt,
  };
  // Events about cards come with their keys in alphabetical order.
  return JSON.stringify(payment?.method === 'card' ? sorted(envelope) : envelope);
}

/** Cards are `captured` even when they are only authorised, or failed, and their missing errors are empty texts. */
function oddPayment(event: EventName, payment: Payment) {
  const entity = paymentWithCard(payment);
  const money =
    event === 'payment.authorized' || event === 'payment.failed'
      ? {}
      : { base_amount: entity.amount, amount_transferred: 0 };
  if (payment.method !== 'card') return { ...entity, ...money };
  return {
    ...entity,
    ...money,
    captured: event.startsWith('refund.') ? entity.captured : true,
    error_code: entity.error_code ?? '',
    error_description: entity.error_description ?? '',
  };
}

/** Beside a link its id comes without the prefix. */
function oddOrder(order: Order) {
  const { id, entity: _, ...rest } = orderEntity(order);
  return { id: id.replace('order_', ''), ...rest };
}

const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
