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

/** Holds where storage is blocked: then the choice ends with the page. */
let chosenHere: string | null = null;
const listeners = new Set<() => void>();

/** Whether the browser itself asks sites not to track: that is a no, whatever was chosen before. */
export function browserRefuses(): RefusalSignal | null {
  if (navigator.globalPrivacyControl) return 'gpc';
  return navigator.doNotTrack === '1' ? 'dnt' : null;
}

/** What the visitor chose on this device; null before, and again after the question has changed. */
export function cookieChoice(): CookieChoice | null {
  try {
    const text = chosenHere ?? localStorage.getItem(place) ?? 'null';
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
  chosenHere = JSON.stringify({ version: cookieChoiceVersion, ...choice, at: new Date().toISOString() });
  try {
    localStorage.setItem(place, chosenHere);
  } catch {
    // The visitor blocks storage.
  }
  for (const listener of listeners) listener();
}

/** @returns how to stop listening */
export function onCookieChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
