import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome, Refusal } from '#kit/calls/customer-calls.ts';

const noLine = /*i18n*/ 'No connection. What you typed is still here; please try again.';

/** Runs a call. That no answer arrived is an outcome too, with status 0. */
export async function attempt<T>(call: Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await call;
  } catch {
    return { ok: false, status: 0, message: noLine, errors: {}, retryAfter: null };
  }
}

/** Whether nobody judged what was sent: the line or the server failed. */
export const isUnjudged = ({ status }: Refusal) => status === 0 || status >= 500;

/** The server's own words, and for how long it wants to be left alone, unless they say so. */
export function explain({ message, retryAfter: seconds }: Refusal, words: I18n): string {
  const said = words._(message);
  if (seconds === null || said.includes(String(seconds))) return said;
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90
    ? words._(msg`${said} You can try again in ${seconds} seconds.`)
    : words._(msg`${said} You can try again in ${minutes} minutes.`);
}
