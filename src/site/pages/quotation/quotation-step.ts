import type { CheckoutStep } from '#kit/site/checkout-steps.ts';
import type { PublicQuotation } from '#sales/quotations/read-quotation.ts';

type State = PublicQuotation['state'];
const reached: Partial<Record<State, CheckoutStep>> = {
  rejected: 'answer',
  countered: 'answer',
  accepted: 'pay',
  converted: 'pay',
  paid: 'receipt',
  refunded: 'receipt',
};

/** How far a quotation has come on the way to its receipt. @param open the step of the page while it waits for an answer */
export const stepOf = (quotation: { state: State } | null, open: CheckoutStep): CheckoutStep =>
  (quotation && reached[quotation.state]) ?? open;
