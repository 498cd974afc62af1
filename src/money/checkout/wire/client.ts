import type { Duration } from '#money/cart/duration.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Purpose } from '#money/payments/priced-order.ts';
import type { TransactionStatus } from '#money/payments/transaction.ts';
import type { CartLine } from '#money/cart/wire/client.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { Customer } from '#kit/calls/login-record.ts';

/**
 * Begins the payment of what is in the cart. The keys are those that clients know: `user_phone` holds the full name;
 * the server prices its own cart.
 */
export const createOrder = (
  customer: Customer,
  order: { lines: CartLine[]; totalPaise: Paise; duration: Duration; addressId: string | null },
) =>
  sendSignedIn<{ checkoutPageUrl: string; transaction_id: string }>('POST', '/payment-pay/create-order', {
    user_id: customer.id,
    user_phone: customer.fullName,
    transaction_id: `11${Math.floor(Math.random() * 1e12)}`,
    amount: order.totalPaise,
    currency: 'INR',
    payment_mode: 'Online',
    item: order.lines.map((line) => ({
      id: line.id,
      item_id: line.benefitId,
      product_title: line.title,
      product_description: line.description,
      product_icon: line.icon,
      product_ogprice: line.originalPaise / 100,
      product_price: line.pricePaise / 100,
      product_quantity: 1,
      user_id: customer.id,
      user_name: customer.fullName,
    })),
    phone: customer.phone,
    user_email: customer.email,
    gst: customer.gst,
    duration: order.duration,
    ...(order.addressId && { address_id: order.addressId }),
  });

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
  lastError: string | null;
  items: { title: string; months: number | null; amountPaise: Paise }[];
  gst: { mode: 'inclusive' | 'exclusive'; percent: number | null; amountPaise: Paise };
};

type OrderWire = {
  transaction_id: string;
  order_no: string;
  createdAt: string;
  user_phone: string;
  amount: number;
  status: TransactionStatus;
  purpose: Purpose;
  refunded: number;
  last_error: string | null;
  items: { title: string; months: number | null; amount: number }[];
  gst: { mode: 'inclusive' | 'exclusive'; percent: number | null; amount: number };
};

/** @param refresh has the gateway asked, at most every three seconds */
export async function fetchOrder(
  id: string,
  { refresh }: { refresh: boolean },
): Promise<Outcome<{ order: PaidOrder }>> {
  const path = `/payment-pay/order/${encodeURIComponent(id)}${refresh ? '?refresh=1' : ''}`;
  const answer = await sendSignedIn<{ data: OrderWire }>('GET', path);
  if (!answer.ok) return answer;
  return { ok: true, order: toOrder(answer.data) };
}

/** Own payments, the latest first. */
export async function fetchOrders(userId: string): Promise<Outcome<{ orders: PaidOrder[] }>> {
  const answer = await sendSignedIn<{ data: OrderWire[] }>('GET', `/payment-pay/orders/${userId}`);
  return answer.ok ? { ok: true, orders: answer.data.map(toOrder) } : answer;
}

const toOrder = (data: OrderWire): PaidOrder => ({
  transactionId: data.transaction_id,
  orderNo: data.order_no,
  createdAt: data.createdAt,
  customer: data.user_phone,
  amountPaise: data.amount,
  status: data.status,
  purpose: data.purpose,
  refundedPaise: data.refunded,
  lastError: data.last_error,
  items: data.items.map(({ title, months, amount }) => ({ title, months, amountPaise: amount })),
  gst: { mode: data.gst.mode, percent: data.gst.percent, amountPaise: data.gst.amount },
});

/** The server has emptied it already when the payment came; this is the same said twice. */
export const clearCart = (userId: string) => sendSignedIn<object>('DELETE', `/cart/deleteall/${userId}`);
