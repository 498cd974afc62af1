import { useEffect, useEffectEvent, useState } from 'react';
import { fetchSession, googleLogin } from '#api/browser/accounts.ts';
import { attempt, explain } from './attempt.ts';
import { takeGoogleAnswer } from './google.ts';
import { say } from './say.ts';

type Arrival = { signedIn: boolean; next?: string | null; complaint?: string };

/**
 * What brings somebody to the sign-in page: a session that already stands, and leads straight on, or the way back from
 * Google with its token.
 */
export function useArrival(goOn: (next?: string | null) => void) {
  const [state, setState] = useState({ busy: false, complaint: '' });
  const settle = useEffectEvent(({ signedIn, next, complaint = '' }: Arrival) => {
    setState({ busy: false, complaint });
    if (signedIn) goOn(next);
  });
  useEffect(() => {
    void arrive(() => setState({ busy: true, complaint: '' })).then((arrival) => settle(arrival));
  }, []);
  return state;
}

async function arrive(onGoogle: () => void): Promise<Arrival> {
  const google = takeGoogleAnswer();
  if (!google) {
    const answer = await attempt(fetchSession());
    return { signedIn: answer.ok && answer.customer !== null };
  }
  if (!google.idToken) return { signedIn: false, complaint: 'Google did not sign you in. Please try again.' };
  onGoogle();
  const answer = await attempt(googleLogin(google.idToken));
  if (!answer.ok) return { signedIn: false, complaint: explain(answer) };
  say('success', 'Logged In');
  return { signedIn: true, next: google.next };
}
