import { randomInt } from 'node:crypto';
import {
  GatewayDown,
  GatewayRefused,
  type Gateway,
  type GatewayLink,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
} from '#kit/ports/gateway.ts';

/** The port in memory, for the rules alone; what a gateway really says is the sandbox's to show. */
export function createTestGateway() {
  const orders: GatewayOrder[] = [];
  const links: GatewayLink[] = [];
  const payments: GatewayPayment[] = [];
  const refunds: (GatewayRefund & { key: string })[] = [];
  /** `after`: the work is done and its answer lost. */
  const faults: { create: 'before' | 'after' | null } = { create: null };
  const calls = { create: 0 };
  const linkOf = (id: string) => {
    const link = links.find((one) => one.id === id);
    if (!link) throw new GatewayRefused('BAD_REQUEST_ERROR', 'The id provided does not exist');
    return link;
  };
  const port: Gateway = {
    mode: 'live',
    keyId: 'rzp_test_00000000000000',
    checkoutScriptUrl: 'http://localhost:3000/sandbox/v1/checkout.js',
    async createOrder({ receipt, amountPaise }) {
      calls.create++;
      if (faults.create === 'before') throw new GatewayDown('test');
      const order = { id: newId('order'), receipt, amountPaise, currency: 'INR' };
      orders.push(order);
      if (faults.create === 'after') throw new GatewayDown('test');
      return order;
    },
    findOrder: async (receipt) => orders.find((order) => order.receipt === receipt) ?? null,
    async createLink({ reference, amountPaise }) {
      const id = newId('plink');
      const link = { id, reference, amountPaise, currency: 'INR', url: `http://localhost/l/${id}` };
      links.push({ ...link, status: 'open', orderId: null });
      return { ...link, status: 'open', orderId: null };
    },
    findLink: async (reference) => links.find((link) => link.reference === reference) ?? null,
    fetchLink: async (id) => copy(linkOf(id)),
    async cancelLink(id) {
      const link = linkOf(id);
      if (link.status !== 'open') throw new GatewayRefused('BAD_REQUEST_ERROR', `it is ${link.status}`);
      link.status = 'cancelled';
    },
    createMandate: async () => never(),
    findMandate: async () => null,
    fetchMandate: async () => never(),
    cancelMandate: async () => never(),
    debit: async () => never(),
    paymentsOf: async (orderId) => payments.filter((payment) => payment.orderId === orderId).map(copy),
    async capture({ paymentId }) {
      const payment = payments.find(({ id }) => id === paymentId);
      if (payment) Object.assign(payment, { status: 'captured', captured: true });
    },
    async refund({ paymentId, amountPaise, reference, idempotencyKey: key }) {
      const earlier = refunds.find((refund) => refund.key === key);
      if (earlier) return earlier;
      const refund = {
        id: newId('rfnd'),
        paymentId,
        amountPaise,
        status: 'processed' as const,
        reference,
        key,
      };
      refunds.push(refund);
      const payment = payments.find(({ id }) => id === paymentId);
      if (payment) payment.refundedPaise += amountPaise;
      if (payment?.refundedPaise === payment?.amountPaise)
        Object.assign(payment ?? {}, { status: 'refunded' });
      return refund;
    },
    refundsOf: async (paymentId) => refunds.filter((refund) => refund.paymentId === paymentId).map(copy),
    fetchDispute: async () => never(),
    disputes: async () => [],
    paymentsBetween: async () => payments.map(copy),
    refundsBetween: async () => refunds.map(copy),
    signedPayment: ({ signature }) => signature === 'good',
    signedEvent: (_body, signature) => signature === 'good',
  };
  return {
    port,
    orders,
    /** Somebody opens a page of ours: from then on it has an order. */
    open(linkId: string): string {
      const link = linkOf(linkId);
      link.orderId ??= newId('order');
      if (!orders.some(({ id }) => id === link.orderId))
        orders.push({ ...link, id: link.orderId, receipt: null });
      return link.orderId;
    },
    links,
    payments,
    refunds,
    faults,
    calls,
    pay(orderId: string, over: Partial<GatewayPayment> = {}): GatewayPayment {
      const payment: GatewayPayment = {
        id: newId('pay'),
        orderId,
        amountPaise: orders.find(({ id }) => id === orderId)?.amountPaise ?? 0,
        currency: 'INR',
        status: 'captured',
        captured: true,
        refundedPaise: 0,
        method: 'upi',
        errorCode: null,
        errorText: null,
        ...over,
      };
      payments.push(payment);
      return payment;
    },
  };
}

/** The sandbox shows what becomes of mandates and disputes. */
const never = (): never => {
  throw new GatewayDown('neither mandates nor disputes here');
};
const newId = (prefix: string) =>
  `${prefix}_${String(randomInt(2 ** 47))
    .padStart(14, '0')
    .slice(-14)}`;
const copy = <T>(value: T): T => structuredClone(value);
