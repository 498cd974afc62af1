import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Refusal } from '#kit/calls/customer-calls.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';

/** Said of a form that stays as it is. */
export const noLine = /*i18n*/ 'No connection. What you typed is still here; please try again.';

/** Runs a call. That no answer arrived is an outcome too, with status 0. @param noAnswer what people read then */
export async function attempt<A extends { ok: boolean }>(
  call: Promise<A>,
  noAnswer = noLine,
): Promise<A | Refusal> {
  try {
    return await call;
  } catch {
    return { ok: false, status: 0, message: noAnswer, errors: {}, retryAfter: null };
  }
}

/** Whether nobody judged what was sent: the line or the server failed. */
export const isUndecided = (refusal: { status: number }) =>
  ['unanswered', 'broken'].includes(failureKindOf(refusal));

/** What a refused or unanswered call tells the reader. */
export const failureText = ({ message }: { message: string }) =>
  message || /*i18n*/ 'This did not work. Please try again.';

/** The server's own words, and for how long it wants to be left alone, unless they say so. */
export function explain({ message, retryAfter: seconds }: Refusal, i18n: I18n): string {
  const said = i18n._(message);
  if (seconds === null || said.includes(String(seconds))) return said;
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90
    ? i18n._(msg`${said} You can try again in ${seconds} seconds.`)
    : i18n._(msg`${said} You can try again in ${minutes} minutes.`);
}

/** Puts what is said of single fields under them. @returns whether anything is */
export function setFieldErrors<F extends FieldValues>(
  { errors }: { errors: Record<string, string> },
  setError: UseFormSetError<F>,
  options = { shouldFocus: true },
): boolean {
  const named = Object.entries(errors);
  for (const [field, message] of named) setError(field as FieldPath<F>, { message }, options);
  return named.length > 0;
}
