import { z } from 'zod';
import type { Gateway, GatewayMandate } from '#kit/ports/gateway.ts';
import { Agreed, Debited, listOf, Payment, Registration, Token } from './answers.ts';
import type { RazorpayClient } from './client.ts';
import { parseResponse } from './parse-response.ts';

type Mandates = Pick<Gateway, 'createMandate' | 'findMandate' | 'fetchMandate' | 'cancelMandate' | 'debit'>;

const currency = 'INR';
const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/**
 * UPI Autopay by registration links and tokens. Razorpay's plans fix the amount of each debit when the mandate is made;
 * what an invoice comes to is known when it is issued.
 */
export function mandatesOf(client: RazorpayClient): Mandates {
  /** What its page and then its token say. A page whose customer refused stays open. */
  async function told(link: Registration): Promise<GatewayMandate> {
    const mandate = {
      linkId: link.id,
      reference: link.receipt || null,
      url: link.short_url,
      customerId: link.customer_id,
      tokenId: null,
      reason: null,
    };
    if (link.status === 'cancelled' || link.status === 'expired') return { ...mandate, status: 'ended' };
    if (link.status !== 'paid' || !link.payment_id) {
      const { items } = await parseResponse(listOf(Payment), client.sdk.orders.fetchPayments(link.order_id));
      const failed = items.find(({ status }) => status === 'failed');
      return { ...mandate, status: failed ? 'refused' : 'open', reason: failed?.errorText ?? null };
    }
    const { token_id: tokenId } = await parseResponse(Agreed, client.sdk.payments.fetch(link.payment_id));
    if (!tokenId) return { ...mandate, status: 'open' };
    return { ...mandate, tokenId, ...(await parseResponse(Token, client.sdk.customers.fetchToken(link.customer_id, tokenId))) }; // prettier-ignore
  }
  return {
    async createMandate({ reference, customer, maxPaise, description, validUntil, pageEndsAt }) {
      const { data } = await held(
        client.http.post(
          '/v1/subscription_registration/auth_links',
          {
            customer: { name: customer.name, email: customer.email, contact: customer.phone },
            type: 'link',
            amount: 0,
            currency,
            description,
            subscription_registration: {
              method: 'upi',
              max_amount: maxPaise,
              expire_at: seconds(validUntil),
              frequency: 'as_presented',
            },
            receipt: reference,
            email_notify: false,
            sms_notify: false,
            expire_by: seconds(pageEndsAt),
            notes: { mandate: reference },
          },
          { headers: {} },
        ),
      );
      return told(data);
    },
    async findMandate(receipt) {
      const { items } = await parseResponse(
        listOf(Registration),
        client.sdk.invoices.all({ receipt } as object),
      );
      const found = items.find((one) => one.receipt === receipt);
      return found ? told(found) : null;
    },
    fetchMandate: async (linkId) =>
      told(await parseResponse(Registration, client.sdk.invoices.fetch(linkId))),
    async cancelMandate({ linkId, customerId, tokenId }) {
      if (tokenId)
        await parseResponse(z.object({ data: z.unknown() }), client.http.put(`/v1/customers/${customerId}/tokens/${tokenId}/cancel`)); // prettier-ignore
      else await parseResponse(Registration, client.sdk.invoices.cancel(linkId));
    },
    async debit({ orderId, amountPaise, customerId, tokenId, customer, description }) {
      await parseResponse(
        Debited,
        client.http
          .post(
            '/v1/payments/create/recurring',
            {
              email: customer.email,
              contact: customer.phone,
              amount: amountPaise,
              currency,
              order_id: orderId,
              customer_id: customerId,
              token: tokenId,
              recurring: '1',
              description,
            },
            { headers: {} },
          )
          .then(({ data }) => data),
      );
    },
  };
}

const held = (answer: Promise<{ data: unknown }>) => parseResponse(z.object({ data: Registration }), answer);
