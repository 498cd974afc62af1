import { useEffect, useState } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';

function read(): string | null {
  try {
    return localStorage.getItem(storageKeys.payment);
  } catch {
    return null;
  }
}

/** Whether somebody comes from paying this, for the first time: only then does the page lead on by itself. */
export function useFirstArrival(transactionId: string | null): boolean {
  const [left] = useState(read);
  const first = transactionId !== null && left === transactionId;
  useEffect(() => {
    if (first) localStorage.removeItem(storageKeys.payment);
  }, [first]);
  return first;
}
