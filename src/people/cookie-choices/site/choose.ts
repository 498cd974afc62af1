import { postCookieChoice } from '../wire/client.ts';
import { cookieChoiceVersion, type CookieChoice } from '../cookie-choice.ts';
import { firstTouch } from '#content/visits/site/attribution.ts';
import { forgetVisit } from '#content/visits/site/visit-key.ts';
import { browserRefuses, consentTo, keepCookieChoice } from './cookie-consent.ts';

/** Takes an answer: it holds from now on, is written down, and what a no does not allow any more is removed. */
export function choose(choice: CookieChoice): void {
  keepCookieChoice(choice);
  postCookieChoice({ version: cookieChoiceVersion, ...choice, signal: browserRefuses() });
  // Keeps where the visit came from, or forgets it.
  firstTouch();
  if (consentTo('statistics') !== 'given') forgetVisit();
}
