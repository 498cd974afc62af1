import { useState } from 'react';
import { useLocation } from 'react-router';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import type { Paise } from '#kit/india/money.ts';

/**
 * Remembers what is about to be paid: the page after the payment knows by this that somebody comes from there, and what
 * they pay at its first sight. A browser that keeps nothing stays on that page until they go on themselves.
 */
export function rememberPayment(transactionId: string, amountPaise: Paise): void {
  try {
    localStorage.setItem(storageKeys.payment, transactionId);
    sessionStorage.setItem(storageKeys.paymentAmount, `${transactionId} ${amountPaise}`);
  } catch {
    // As above.
  }
}

function kept(transactionId: string): Paise | null {
  try {
    const [id, paise] = sessionStorage.getItem(storageKeys.paymentAmount)?.split(' ') ?? [];
    return id === transactionId ? Number(paise) : null;
  } catch {
    return null;
  }
}

/** What the way that led here says was paid. */
export const useAmountBrought = (): Paise | null =>
  (useLocation().state as { amountPaise?: Paise } | null)?.amountPaise ?? null;

/** What this browser knows of a payment before the server has answered: from the way that led here, or from paying it. */
export function useKnownAmount(transactionId: string): Paise | null {
  const brought = useAmountBrought();
  const [remembered] = useState(() => kept(transactionId));
  return brought ?? remembered;
}
