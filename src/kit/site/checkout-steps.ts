import { useMatches } from 'react-router';

/** What is paid for, and the steps on the way to its receipt. */
export const checkoutFlows = {
  cart: ['cart', 'details', 'pay', 'receipt'],
  admission: ['plan', 'pay', 'receipt'],
  upgrade: ['plan', 'pay', 'receipt'],
  quotation: ['quotation', 'answer', 'pay', 'receipt'],
  invoice: ['pay', 'receipt'],
} as const;
export type CheckoutStep = (typeof checkoutFlows)[keyof typeof checkoutFlows][number];

/** Where a page stands in the checkout; `back` leads to what can still be changed. */
export type CheckoutPlace = {
  flow: keyof typeof checkoutFlows;
  step: CheckoutStep;
  back?: { to: string; name: string };
};
type Match = { params: Record<string, string | undefined>; loaderData: unknown };
/** The `handle` of a route that is part of the checkout: the layout then shows steps and help, and nothing else. */
export type CheckoutHandle = { checkout: (match: Match) => CheckoutPlace };

const isCheckout = (handle: unknown): handle is CheckoutHandle =>
  typeof handle === 'object' && handle !== null && 'checkout' in handle;

/** Where the page shown stands in the checkout; null on every other page. */
export function useCheckoutPlace(): CheckoutPlace | null {
  const match = useMatches().at(-1);
  return match && isCheckout(match.handle) ? match.handle.checkout(match) : null;
}
