import { callPath } from '#kit/path-of.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Purpose, TransactionStatus } from '#money/payments/transaction.ts';
import { orderNames } from '#money/payments/wire/names.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';

/** A payment as its owner sees it; amounts in paise. */
export type PaidOrder = {
  transactionId: string;
  /** As people call it: NIR-1042. */
  orderNo: string;
  createdAt: string;
  /** Who paid: the wire calls it `user_phone`. */
  customer: string;
  amountPaise: Paise;
  status: TransactionStatus;
  purpose: Purpose;
  refundedPaise: Paise;
  /** What went back besides refunds: a bank took it from us again, or we sent it. */
  returnedPaise: Paise;
  /** What a coupon took off. */
  discountPaise: Paise;
  /** What is credited of an earlier payment. */
  creditPaise: Paise;
  /** What was kept back as tax: of that no money came. */
  keptBackPaise: Paise;
  lastError: string | null;
  items: { title: string; months: number | null; amountPaise: Paise }[];
  gst: { mode: 'inclusive' | 'exclusive'; percent: number | null; amountPaise: Paise };
};

type Wire<T> = WireOf<typeof orderNames, T>;
type OrderWire = Wire<Omit<PaidOrder, 'items' | 'gst'>> & {
  items: Wire<PaidOrder['items'][number]>[];
  gst: Wire<PaidOrder['gst']>;
};

/** @param refresh has the gateway asked, at most every three seconds */
export async function fetchOrder(
  id: string,
  { refresh }: { refresh: boolean },
): Promise<Outcome<{ order: PaidOrder }>> {
  const path = callPath`/payment-pay/order/${id}` + (refresh ? '?refresh=1' : '');
  const answer = await sendSignedIn<{ data: OrderWire }>('GET', path);
  if (!answer.ok) return answer;
  return { ok: true, order: toOrder(answer.data) };
}

/** Ends a payment that was begun, where no money is promised yet. */
export const cancelOrder = (id: string) =>
  sendSignedIn<object>('POST', callPath`/payment-pay/order/${id}/cancel`);

/** Own payments, the latest first. */
export async function fetchOrders(userId: string): Promise<Outcome<{ orders: PaidOrder[] }>> {
  const answer = await sendSignedIn<{ data: OrderWire[] }>('GET', callPath`/payment-pay/orders/${userId}`);
  return answer.ok ? { ok: true, orders: answer.data.map(toOrder) } : answer;
}

const toOrder = ({ items, gst, ...order }: OrderWire): PaidOrder => ({
  ...orderNames.fromWire(order),
  items: items.map(orderNames.fromWire),
  gst: orderNames.fromWire(gst),
});

/** The server has emptied it already when the payment came; this is the same said twice. */
export const clearCart = (userId: string) =>
  sendSignedIn<object>('DELETE', callPath`/cart/deleteall/${userId}`);
