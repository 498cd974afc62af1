import { useEffect } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { failurePath } from '#money/payments/transaction.ts';

function leave(): void {
  try {
    const id = localStorage.getItem(storageKeys.payment);
    if (id) location.replace(addressHere(failurePath(id)));
  } catch {
    // Without storage nobody knows of a payment.
  }
}

const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/**
 * Back from the payment means giving up. The payment's page says so itself, but browsers skip what a page adds to the
 * history before anybody has touched it, and then lead here.
 */
export function useAbandonedPayment(): void {
  useEffect(() => {
    if (cameBack()) leave();
    const shown = ({ persisted }: PageTransitionEvent) => persisted && leave();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
