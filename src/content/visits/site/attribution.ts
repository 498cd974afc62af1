import { useEffect } from 'react';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { lastKey, markKeys, type Attribution } from '../attribution.ts';
import { consentTo, onCookieChoice } from '#people/cookie-choices/site/cookie-consent.ts';
import { clearVisit } from './visit-key.ts';

const memory = storageKeys.firstTouch;

const parameters = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
} as const satisfies Record<string, keyof Attribution>;

/** What the first page of a visit tells about where the visitor came from. */
export function attributionOf(landing: URL, referrer: string): Attribution {
  const found: Attribution = { landingPage: `${landing.origin}${landing.pathname}`.slice(0, 300) };
  if (referrer && !referrer.startsWith(`${landing.origin}/`)) found.referrer = referrer.slice(0, 300);
  for (const [parameter, key] of Object.entries(parameters)) {
    const value = landing.searchParams.get(parameter);
    if (value) found[key] = value.slice(0, 300);
  }
  return found;
}

/** What is known of a visit's beginning, with the marks of its newest landing where that has other ones. */
export function withLanding(began: Attribution, landing: Attribution): Attribution {
  const marks = markKeys.filter((key) => landing[key]);
  if (marks.every((key) => began[key] === landing[key])) return began;
  const others = Object.entries(began).filter(([key]) => !key.startsWith('last'));
  return Object.fromEntries([...others, ...marks.map((key) => [lastKey(key), landing[key]])]);
}

let touched: Attribution | null = null;

/**
 * Where this visit came from, first and last. Known while the page lives; kept for the rest of the visit only with consent
 * to statistics, and forgotten without it.
 */
export function firstTouch(): Attribution {
  const consent = consentTo('statistics');
  try {
    if (consent === 'given') {
      touched ??= withLanding(JSON.parse(sessionStorage.getItem(memory) ?? 'null') ?? current(), current());
      sessionStorage.setItem(memory, JSON.stringify(touched));
    } else sessionStorage.removeItem(memory);
  } catch {
    // The visitor blocks storage: this page knows, the next one does not.
  }
  touched ??= current();
  return touched;
}

const current = () => attributionOf(new URL(location.href), document.referrer);

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
