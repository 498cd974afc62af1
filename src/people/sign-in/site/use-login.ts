import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { logIn } from '#people/customers/wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { attempt, explain, isUndecided } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import { useFlash } from './use-flash.ts';

const errorStateMs = 3_000;

/** Signing in on the page: failed for three seconds, and what the server adds stays until the next try. */
export function useLogin(goOn: () => void) {
  const { t, i18n } = useLingui();
  const failed = useFlash(errorStateMs);
  const [error, setError] = useState('');

  /** @returns whether something else must be typed */
  async function send(credentials: { email: string; password: string }): Promise<boolean> {
    setError('');
    const answer = await attempt(logIn(credentials));
    if (answer.ok) {
      showShortToast('success', t`Logged In`);
      goOn();
      return false;
    }
    // Nobody looked at the password, so nobody may call it wrong.
    if (isUndecided(answer)) {
      setError(answer.message);
      showShortToast('error', i18n._(answer.message));
      return false;
    }
    failed.flash();
    if (failureKindOf(answer) !== 'signed-out') setError(explain(answer, i18n));
    showShortToast('error', t`Invalid credentials`);
    return true;
  }

  return { send, failed: failed.on, error };
}
