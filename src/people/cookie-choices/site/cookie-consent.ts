import { storageKeys } from '#kit/calls/browser-storage.ts';
import {
  cookieChoiceVersion,
  type CookieCategory,
  type CookieChoice,
  type RefusalSignal,
} from '../cookie-choice.ts';

const place = storageKeys.cookieChoice;

declare global {
  interface Navigator {
    /** Source: w3.org/TR/gpc */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Where storage is blocked the choice lives as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** Whether the browser itself asks sites not to track: that is a no, whatever was chosen before. */
export function browserRefuses(): RefusalSignal | null {
  if (navigator.globalPrivacyControl) return 'gpc';
  return navigator.doNotTrack === '1' ? 'dnt' : null;
}

/** What the visitor chose on this device; null before, and again after the question has changed. */
export function cookieChoice(): CookieChoice | null {
  try {
    const text = unstored ?? localStorage.getItem(place) ?? 'null';
    const kept = JSON.parse(text) as (CookieChoice & { version: string }) | null;
    return kept?.version === cookieChoiceVersion ? kept : null;
  } catch {
    return null;
  }
}

export function consentTo(category: CookieCategory): 'given' | 'refused' | 'unasked' {
  if (browserRefuses()) return 'refused';
  const choice = cookieChoice();
  if (!choice) return 'unasked';
  return choice[category] ? 'given' : 'refused';
}

export function storeCookieChoice(choice: CookieChoice): void {
  const text = JSON.stringify({ version: cookieChoiceVersion, ...choice, at: new Date().toISOString() });
  try {
    localStorage.setItem(place, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Calls for each answer, also for one given in another tab. @returns how to stop listening */
export function onCookieChoice(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    // Without a key, all was cleared.
    if (key === place || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
