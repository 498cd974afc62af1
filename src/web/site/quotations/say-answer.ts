import { isUnjudged } from '#web/site/account/attempt.ts';
import { say } from '#web/site/account/say.ts';
import type { Refusal } from '#api/browser/customer-calls.ts';

/** What did not work, in the specification's words: refused by the server, or never judged. Source: accounts-commerce §8 */
export const failed = {
  send: { refused: 'Failed to send OTP', broken: 'Error sending OTP' },
  verify: { refused: 'OTP verification failed', broken: 'Error verifying OTP' },
  submit: { refused: 'Submission failed', broken: 'Error submitting response' },
};

export const sayFailed = (refusal: Refusal, texts: { refused: string; broken: string }) =>
  say('error', isUnjudged(refusal) ? texts.broken : texts.refused);
