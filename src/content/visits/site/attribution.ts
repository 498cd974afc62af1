import { useEffect } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { attributionOf, beginningOf, withLanding, type Attribution } from '../attribution.ts';
import { consentTo, onCookieChoice } from '#people/cookie-choices/site/cookie-consent.ts';
import { clearVisit } from './visit-key.ts';

const memory = storageKeys.firstTouch;

let touched: Attribution | null = null;

/**
 * Where this visit came from, first and last. Known while the page lives; kept for the rest of the visit only with consent
 * to statistics, and forgotten without it.
 */
export function firstTouch(): Attribution {
  const consent = consentTo('statistics');
  try {
    if (consent === 'given') {
      touched ??= withPage(JSON.parse(sessionStorage.getItem(memory) ?? 'null') as Attribution | null);
      sessionStorage.setItem(memory, JSON.stringify(touched));
    } else sessionStorage.removeItem(memory);
  } catch {
    // The visitor blocks storage: this page knows, the next one does not.
  }
  touched ??= withPage(null);
  return touched;
}

/** @param kept of an earlier page of the visit */
function withPage(kept: Attribution | null): Attribution {
  const [page, { referrer }] = [new URL(location.href), document];
  return withLanding(kept ?? beginningOf(page, referrer), attributionOf(page, referrer));
}

/** Known from the first page on; a choice about cookies keeps it, or forgets it and the visit's key. */
export function useFirstTouch() {
  useEffect(() => {
    firstTouch();
    return onCookieChoice(() => {
      firstTouch();
      if (consentTo('statistics') !== 'given') clearVisit();
    });
  }, []);
}
