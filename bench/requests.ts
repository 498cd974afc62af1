import { createHash, createHmac } from 'node:crypto';
import { enquiry } from '../scripts/lib/enquiries.ts';

/** Each a different one; what has to be there before, `prepare-orders.ts` puts there. */
export type Kind = 'enquiry' | 'order' | 'event';
type Request = { path: string; headers: Record<string, string>; body: string };

export const webhookSecret = 'a webhook secret of the bench';
export const tokenOf = (i: number) => `a-session-of-the-bench-number-${i}`;
const fourteen = (text: string) => createHash('md5').update(text).digest('hex').slice(0, 14);

/** The gateway's word that the i-th prepared payment was made. */
function paidEvent(i: number): string {
  const order_id = `order_${fourteen(`order${i}`)}`;
  const entity = { id: `pay_${order_id.slice(6)}`, entity: 'payment', amount: 118_000, currency: 'INR', status: 'captured', order_id, method: 'upi', captured: true, email: `buyer${i}@example.com`, contact: '+919000000001', created_at: 1_795_000_000 }; // prettier-ignore
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_00000000000000',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity } },
    created_at: 1_795_000_000,
  });
}

export const requests: Record<Kind, (i: number) => Request> = {
  enquiry(i) {
    const { key, body } = enquiry(i);
    return { path: '/inquiry', headers: { 'Idempotency-Key': key }, body };
  },
  order: (i) => ({
    path: '/payment-pay/create-order',
    headers: { Cookie: `sid=${tokenOf(i)}` },
    body: JSON.stringify({ duration: '1y', phone: '9000000001', gst: '' }),
  }),
  event(i) {
    const body = paidEvent(i);
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
    const headers = { 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': `bench${i}` };
    return { path: '/payment-pay/webhook', headers, body };
  },
};
