import { useSyncExternalStore } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { defaultDuration, isDuration, type Duration } from '../duration.ts';

const listeners = new Set<() => void>();
/** For browsers that keep nothing. */
let chosen: Duration = defaultDuration;

function read(): Duration {
  try {
    const kept = sessionStorage.getItem(storageKeys.cartDuration);
    return isDuration(kept) ? kept : defaultDuration;
  } catch {
    return chosen;
  }
}

function choose(duration: Duration): void {
  chosen = duration;
  try {
    sessionStorage.setItem(storageKeys.cartDuration, duration);
  } catch {
    // It holds for this page then.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For how long the cart is paid ahead, kept for the browser's session. */
export const useDuration = (): [Duration, (to: Duration) => void] => [
  useSyncExternalStore(subscribe, read, () => defaultDuration),
  choose,
];
