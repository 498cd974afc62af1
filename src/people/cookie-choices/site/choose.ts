import { postCookieChoice } from '../wire/client.ts';
import { cookieChoiceVersion, type CookieChoice } from '../cookie-choice.ts';
import { browserRefuses, storeCookieChoice } from './cookie-consent.ts';

/** Takes an answer: it holds from now on, and is written down. Whoever keeps something by it has been told. */
export function choose(choice: CookieChoice): void {
  storeCookieChoice(choice);
  postCookieChoice({ version: cookieChoiceVersion, ...choice, signal: browserRefuses() });
}
