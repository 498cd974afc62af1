import { z } from 'zod';
import type { Order } from '../orders/order.ts';
import { finishPayment, receipt } from '../payments/finish-payment.ts';
import { capture, paymentFailed } from '../payments/move-payment.ts';
import { outcomes, paymentEntity } from '../payments/payment.ts';
import { startPayment, type Means } from '../payments/start-payment.ts';
import type { SandboxContext } from '../context.ts';

export const Pay = z
  .object({
    /** What the bank does; `failure` besides what the checkout's tools offer. */
    outcome: z.enum([...outcomes, 'failure']).default('normal'),
    method: z.enum(['card', 'upi', 'netbanking']).default('upi'),
    email: z.string().default('customer@example.com'),
    contact: z.string().default('+919000000000'),
    callbackUrl: z.url().nullable().default(null),
    /** Takes a second payment of a paid order, and captures it. */
    force: z.boolean().default(false),
  })
  .strict();

const means: Record<z.infer<typeof Pay>['method'], Means> = {
  card: {
    method: 'card',
    card: { number: '4100280000001007', name: 'Test', expiryMonth: 12, expiryYear: 2099, cvv: '123' },
  },
  upi: { method: 'upi', vpa: 'success@razorpay' },
  netbanking: { method: 'netbanking', bank: 'HDFC' },
};

/** Pays an order as a customer would in the checkout. @returns the payment, and what the checkout would hand over */
export function pay(world: SandboxContext, order: Order, input: z.infer<typeof Pay>) {
  const { outcome, method, email, contact, callbackUrl, force } = input;
  const attempt = { orderId: order.id, means: means[method], email, contact, callbackUrl };
  const chosen = outcome === 'failure' ? 'normal' : outcome;
  const started = startPayment(
    world,
    { ...attempt, description: null, notes: [], outcome: chosen },
    { force },
  );
  let payment = finishPayment(world, started, outcome === 'failure' ? paymentFailed : null);
  if (force && payment.status === 'authorized') payment = capture(world, payment, { force });
  const paid = payment.status === 'authorized' || payment.status === 'captured';
  return { payment: paymentEntity(payment), ...(paid && receipt(world, payment)) };
}
