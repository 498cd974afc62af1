import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { logIn } from '#people/customers/wire/client.ts';
import { meaningOf } from '#kit/calls/meaning.ts';
import { attempt, explain, isUnjudged } from '#kit/site/attempt.ts';
import { say } from '#kit/site/say.ts';
import { useFlash } from './use-flash.ts';

const errorStateMs = 3_000;

/** Signing in on the page: failed for three seconds, and what the server adds stays until the next try. */
export function useLogin(goOn: () => void) {
  const { t, i18n } = useLingui();
  const failed = useFlash(errorStateMs);
  const [complaint, setComplaint] = useState('');

  /** @returns whether something else must be typed */
  async function send(credentials: { email: string; password: string }): Promise<boolean> {
    setComplaint('');
    const answer = await attempt(logIn(credentials));
    if (answer.ok) {
      say('success', t`Logged In`);
      goOn();
      return false;
    }
    // Nobody looked at the password, so nobody may call it wrong.
    if (isUnjudged(answer)) {
      setComplaint(answer.message);
      say('error', i18n._(answer.message));
      return false;
    }
    failed.flash();
    if (meaningOf(answer) !== 'signed-out') setComplaint(explain(answer, i18n));
    say('error', t`Invalid credentials`);
    return true;
  }

  return { send, failed: failed.on, complaint };
}
