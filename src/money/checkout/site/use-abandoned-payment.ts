import { useEffect } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { useShownAgain } from '#kit/site/use-shown-again.ts';
import { failurePath } from '#money/payments/transaction.ts';

function leave(): void {
  try {
    const id = localStorage.getItem(storageKeys.payment);
    if (id) location.replace(addressHere(failurePath(id)));
  } catch {
    // Without storage nobody knows of a payment.
  }
}

/** Whether Back or Forward has opened this very page, and not one from which a link led here. */
const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry &&
        entry.type === 'back_forward' &&
        new URL(entry.name).pathname === location.pathname,
    );

/**
 * Back from the payment means giving up. The payment's page says so itself, but browsers skip what a page adds to the
 * history before anybody has touched it, and then lead here.
 */
export function useAbandonedPayment(): void {
  useEffect(() => {
    if (cameBack()) leave();
  }, []);
  useShownAgain(leave);
}
