import { logIn } from '#people/customers/wire/client.ts';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import { attempt, isUndecided } from '#kit/site/attempt.ts';

/** Whose password was sent, and its answer lost. */
let unanswered = '';

/**
 * Signs up or sets a new password, by a code that is good once. Where the answer to the same was lost it may be done: then the
 * password opens the account.
 */
export async function setPasswordOnce<T extends { message: string }>(
  { email, password }: { email: string; password: string },
  call: Promise<Outcome<T>>,
): Promise<Outcome<T | { message: string }>> {
  const answer = await attempt(call);
  if (answer.ok || isUndecided(answer)) {
    unanswered = answer.ok ? '' : email;
    return answer;
  }
  if (unanswered !== email) return answer;
  const entered = await attempt(logIn({ email, password }));
  return entered.ok || isUndecided(entered) ? entered : answer;
}
