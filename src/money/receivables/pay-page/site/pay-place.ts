import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { PayPage } from '../pay-page.ts';

/** The `handle` of a page behind a link to pay: the checkout's frame, at its receipt once nothing is open. */
export const payPlace: CheckoutHandle = {
  checkout: ({ loaderData }) => ({
    flow: 'invoice',
    step: (loaderData as { page: PayPage | null }).page?.state === 'paid' ? 'receipt' : 'pay',
  }),
};
