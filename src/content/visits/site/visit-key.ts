import { storageKeys } from '#kit/calls/browser-storage.ts';
import { randomKey } from '#kit/calls/random-key.ts';

const place = storageKeys.visit;

/** Recognises the pages of one visit; it ends with the tab. To be asked for only with consent to statistics. */
export function visitKey(): string | null {
  try {
    const key = sessionStorage.getItem(place) ?? randomKey();
    sessionStorage.setItem(place, key);
    return key;
  } catch {
    return null;
  }
}

export function clearVisit(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Blocked storage holds nothing.
  }
}
