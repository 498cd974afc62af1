import { receipt } from '../payments/finish-payment.ts';
import type { Payment } from '../payments/payment.ts';
import type { SandboxContext } from '../context.ts';

/** What the checkout tells its page about a payment. */
export function resultOf(world: SandboxContext, payment: Payment) {
  const { token, outcome } = payment.sandbox;
  const returnUrl = `${world.merchant.baseUrl}/v1/checkout/payments/${payment.id}/return?token=${token}`;
  if (payment.status === 'created') return { state: 'pending' as const };
  const error = failureOf(payment);
  if (error) return { state: 'failed' as const, error, returnUrl };
  const silent = outcome === 'silent';
  return { state: 'paid' as const, receipt: receipt(world, payment), silent, returnUrl };
}

/** Why a payment came to nothing; one that went back because the order was paid already counts as such. */
export function failureOf({ id, order_id, status, captured, ...payment }: Payment) {
  const metadata = { payment_id: id, order_id };
  if (status === 'refunded' && !captured)
    return {
      code: 'BAD_REQUEST_ERROR',
      description: 'Payment failed because the order is already paid. The amount will be refunded.',
      source: 'business',
      step: 'payment_authorization',
      reason: 'order_already_paid',
      metadata,
    };
  if (status !== 'failed') return null;
  return {
    code: payment.error_code,
    description: payment.error_description,
    source: payment.error_source,
    step: payment.error_step,
    reason: payment.error_reason,
    metadata,
  };
}
