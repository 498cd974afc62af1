import type { I18n } from '@lingui/core';
import { isUndecided } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import type { Refusal } from '#kit/calls/customer-calls.ts';

/** What did not work, in the words that are fixed for it: refused by the server, or never judged. */
export const failed = {
  send: { refused: /*i18n*/ 'Failed to send OTP', broken: /*i18n*/ 'Error sending OTP' },
  verify: { refused: /*i18n*/ 'OTP verification failed', broken: /*i18n*/ 'Error verifying OTP' },
  submit: { refused: /*i18n*/ 'Submission failed', broken: /*i18n*/ 'Error submitting response' },
};

export const showFailure = (refusal: Refusal, texts: { refused: string; broken: string }, i18n: I18n) =>
  showShortToast('error', i18n._(isUndecided(refusal) ? texts.broken : texts.refused));
