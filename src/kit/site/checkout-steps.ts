import { useEffect, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';

/** What is paid for, and the steps on the way to its receipt. */
export const checkoutFlows = {
  cart: ['cart', 'details', 'pay', 'receipt'],
  admission: ['plan', 'pay', 'receipt'],
  upgrade: ['plan', 'pay', 'receipt'],
  quotation: ['quotation', 'answer', 'pay', 'receipt'],
  invoice: ['pay', 'receipt'],
  /** Agreeing is one page. */
  mandate: [],
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
  const known = useSyncExternalStore(listen, () => learnt, unknown);
  const place = match && isCheckout(match.handle) ? match.handle.checkout(match) : null;
  return place && known ? { ...place, step: known } : place;
}

/** The step that the page shown has reached, where only the browser learns it: its address may promise another. */
let learnt: CheckoutStep | null = null;
const unknown = () => null;
const listeners = new Set<() => void>();
function listen(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
function learn(step: CheckoutStep | null) {
  learnt = step;
  for (const onChange of listeners) onChange();
}

/** Shows in the header that this step is reached, for as long as the page is there. @param step null while it is not known */
export function useReachedStep(step: CheckoutStep | null) {
  useEffect(() => {
    learn(step);
    return () => learn(null);
  }, [step]);
}
