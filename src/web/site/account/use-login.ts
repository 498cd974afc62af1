import { useState } from 'react';
import { logIn } from '#api/browser/accounts.ts';
import { attempt, explain, isUnjudged } from './attempt.ts';
import { say } from './say.ts';
import { useFlash } from './use-flash.ts';

const errorStateMs = 3_000;

/** Signing in on the page: failed for three seconds, and what the server adds stays until the next try (decision 116). */
export function useLogin(goOn: () => void) {
  const failed = useFlash(errorStateMs);
  const [complaint, setComplaint] = useState('');

  async function send(credentials: { email: string; password: string }) {
    setComplaint('');
    const answer = await attempt(logIn(credentials));
    if (answer.ok) {
      say('success', 'Logged In');
      return goOn();
    }
    // Nobody looked at the password, so nobody may call it wrong.
    if (isUnjudged(answer)) {
      setComplaint(answer.message);
      return say('error', answer.message);
    }
    failed.flash();
    if (answer.status !== 401) setComplaint(explain(answer));
    return say('error', 'Invalid credentials');
  }

  return { send, failed: failed.on, complaint };
}
