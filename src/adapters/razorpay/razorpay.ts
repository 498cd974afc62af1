import type { Gateway, GatewayMode } from '#kit/ports/gateway.ts';
import { Dispute, idOf, Link, Links, listOf, Order, Payment, Refund } from './answers.ts';
import { parseResponse } from './parse-response.ts';
import { createClient, type RazorpayKeys } from './client.ts';
import { mandatesOf } from './mandates.ts';
import { isSigned } from './signatures.ts';

export type RazorpayOptions = RazorpayKeys & {
  mode: GatewayMode;
  /** Where the sandbox answers; null for the real service. */
  apiBase: string | null;
  checkoutScriptUrl: string;
  /** How long it may keep silent, where that is not as long as Razorpay may. */
  waitMs?: number;
};

const currency = 'INR';

const dayMinutes = 1_440;
/** Said with each order, so that no switch in the dashboard decides it; after these minutes until the fifth day by us. */
const capturing = (automatic_expiry_period: number) =>
  ({
    capture: 'automatic',
    capture_options: { automatic_expiry_period, manual_expiry_period: 7_200, refund_speed: 'normal' },
  }) as const;

/** Razorpay, or a sandbox that speaks like it, behind the domain's port. */
export function createRazorpay(options: RazorpayOptions): Gateway {
  const { keyId, keySecret, webhookSecret, mode, checkoutScriptUrl } = options;
  const client = createClient(options);
  const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);
  return {
    mode,
    keyId,
    checkoutScriptUrl,
    createOrder: ({ receipt, amountPaise: amount, captureMinutes = dayMinutes }) =>
      parseResponse(
        Order,
        client.sdk.orders.create({
          amount,
          currency,
          receipt,
          notes: { transaction: receipt },
          payment: capturing(captureMinutes),
        }),
      ),
    async findOrder(receipt) {
      const { items } = await parseResponse(listOf(Order), client.sdk.orders.all({ receipt }));
      return items.find((order) => order.receipt === receipt) ?? null;
    },
    // One sum, all at once: a part that somebody wants to pay is a transaction, and has a link of its own.
    createLink: ({ reference, amountPaise: amount, description, expiresAt, callbackUrl }) =>
      parseResponse(
        Link,
        client.http
          .post(
            '/v1/payment_links',
            {
              amount,
              currency,
              accept_partial: false,
              reference_id: reference,
              description,
              expire_by: seconds(expiresAt),
              notify: { sms: false, email: false },
              reminder_enable: false,
              notes: { transaction: reference },
              callback_url: callbackUrl,
              callback_method: 'get',
            },
            { headers: {} },
          )
          .then(({ data }) => data),
      ),
    async findLink(reference) {
      const found = await parseResponse(
        Links,
        client.sdk.paymentLink.all({ reference_id: reference } as object),
      );
      return found.payment_links.find((link) => link.reference === reference) ?? null;
    },
    fetchLink: (linkId) => parseResponse(Link, client.sdk.paymentLink.fetch(linkId)),
    async cancelLink(linkId) {
      await parseResponse(Link, client.sdk.paymentLink.cancel(linkId));
    },
    ...mandatesOf(client),
    async paymentsOf(orderId) {
      const { items } = await parseResponse(listOf(Payment), client.sdk.orders.fetchPayments(orderId));
      // They come newest first.
      return items.filter((payment) => payment.orderId === orderId).toReversed();
    },
    async capture({ paymentId, amountPaise }) {
      await parseResponse(Payment, client.sdk.payments.capture(paymentId, amountPaise, currency));
    },
    // Around the SDK's own call, which drops the header that makes it safe to repeat.
    refund: ({ paymentId, amountPaise, reference, idempotencyKey }) =>
      parseResponse(
        Refund,
        client.http
          .post(
            `/v1/payments/${paymentId}/refund`,
            { amount: amountPaise, notes: { refund: reference } },
            { headers: { 'X-Refund-Idempotency': idempotencyKey } },
          )
          .then(({ data }) => data),
      ),
    async refundsOf(paymentId) {
      const page = { count: 100, skip: 0 };
      return (await parseResponse(listOf(Refund), client.sdk.payments.fetchMultipleRefund(paymentId, page)))
        .items;
    },
    fetchDispute: (disputeId) => parseResponse(Dispute, client.sdk.disputes.fetch(disputeId)),
    async disputes(page) {
      return (await parseResponse(listOf(Dispute), client.sdk.disputes.all(page))).items;
    },
    async paymentsBetween({ from, to, count, skip }) {
      const page = { from: seconds(from), to: seconds(to), count, skip };
      return (await parseResponse(listOf(Payment), client.sdk.payments.all(page))).items;
    },
    async refundsBetween({ from, to, count, skip }) {
      const page = { from: seconds(from), to: seconds(to), count, skip };
      return (await parseResponse(listOf(Refund), client.sdk.refunds.all(page))).items;
    },
    signedPayment: ({ orderId, paymentId, signature }) =>
      idOf('order').test(orderId) &&
      idOf('pay').test(paymentId) &&
      isSigned(`${orderId}|${paymentId}`, signature, keySecret),
    signedEvent: (body, signature) => isSigned(body, signature, webhookSecret),
  };
}
