import { useEffect } from 'react';
import type { Attribution } from '#domain/leads/lead.ts';

const memory = 'first-touch';

const parameters = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  gclid: 'gclid',
  fbclid: 'fbclid',
  wbraid: 'wbraid',
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

/** Remembers the first touch for this visit. Where storage is blocked, only the current page is known. */
function rememberFirstTouch(): void {
  try {
    if (sessionStorage.getItem(memory)) return;
    sessionStorage.setItem(memory, JSON.stringify(current()));
  } catch {
    // The visitor blocks storage; `firstTouch` then answers from the page it is asked on.
  }
}

export function firstTouch(): Attribution {
  try {
    const remembered = sessionStorage.getItem(memory);
    if (remembered) return JSON.parse(remembered) as Attribution;
  } catch {
    // As above.
  }
  return current();
}

const current = () => attributionOf(new URL(location.href), document.referrer);

export function useFirstTouch() {
  useEffect(rememberFirstTouch, []);
}
