import { useState } from 'react';
import { useLocation } from 'react-router';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import type { Paise } from '#kit/india/money.ts';

/** Remembers what is about to be paid, for the receipt's first sight. Throws where the browser keeps nothing. */
export const storeAmount = (transactionId: string, amountPaise: Paise) =>
  sessionStorage.setItem(storageKeys.paymentAmount, `${transactionId} ${amountPaise}`);

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
