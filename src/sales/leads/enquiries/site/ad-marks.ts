import { browserRefuses, consentTo, cookieChoice } from '#people/cookie-choices/site/cookie-consent.ts';
import { cookieChoiceVersion } from '#people/cookie-choices/cookie-choice.ts';
import type { AdMarks } from '../../conversions/ad-marks.ts';

/** What the visitor agreed to, with the marks of their browser that they agreed to; nothing before they answered. */
export function adMarks(): AdMarks | undefined {
  if (browserRefuses() || !cookieChoice()) return undefined;
  const marketing = consentTo('marketing') === 'given';
  const statistics = consentTo('statistics') === 'given';
  return {
    version: cookieChoiceVersion,
    statistics,
    marketing,
    fbp: marketing ? cookie('_fbp') : '',
    fbc: marketing ? cookie('_fbc') : '',
    // GA1.1.<client id>, which has a dot of its own.
    gaClientId: statistics ? cookie('_ga').split('.').slice(-2).join('.') : '',
  };
}

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

/** Meta's pixel, where it runs, tells of the lead under the id under which our server does: Meta counts one. */
export function tellPixelOfLead(key: string): void {
  if (consentTo('marketing') === 'given') window.fbq?.('track', 'Lead', {}, { eventID: key });
}
