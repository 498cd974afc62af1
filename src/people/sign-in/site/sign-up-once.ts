import { logIn } from '#people/customers/wire/client.ts';
import { attempt, isUndecided } from '#kit/site/attempt.ts';

type Credentials = { email: string; password: string };

/** Whose sign-up was sent, and its answer lost. */
let unanswered = '';

/**
 * Signs up with a code, which is good once. Where the answer to the same was lost the account may be there: then its password
 * opens it.
 */
export async function signUpOnce({ email, password }: Credentials, signUp: ReturnType<typeof logIn>) {
  const answer = await attempt(signUp);
  if (answer.ok || isUndecided(answer)) {
    unanswered = answer.ok ? '' : email;
    return answer;
  }
  if (unanswered !== email) return answer;
  const entered = await attempt(logIn({ email, password }));
  return entered.ok || isUndecided(entered) ? entered : answer;
}
