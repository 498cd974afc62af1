import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Purpose } from '../transaction.ts';

/** The `handle` of a page that belongs to a payment, whatever that is for: its loader has read the purpose. */
export const payingFor = (step: 'pay' | 'receipt'): CheckoutHandle => ({
  checkout: ({ loaderData }) => ({ flow: (loaderData as { purpose: Purpose }).purpose, step }),
});
