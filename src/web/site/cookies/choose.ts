import { postCookieChoice } from '#api/browser/cookie-choices.ts';
import { cookieChoiceVersion, type CookieChoice } from '#domain/cookie-choices/cookie-choice.ts';
import { firstTouch } from '../attribution.ts';
import { forgetVisit } from '../visits/visit-key.ts';
import { browserRefuses, consentTo, keepCookieChoice } from './cookie-consent.ts';

/** Takes an answer: it holds from now on, is written down, and what a no does not allow any more is removed. */
export function choose(choice: CookieChoice): void {
  keepCookieChoice(choice);
  postCookieChoice({ version: cookieChoiceVersion, ...choice, signal: browserRefuses() });
  // Keeps where the visit came from, or forgets it.
  firstTouch();
  if (consentTo('statistics') !== 'given') forgetVisit();
}
