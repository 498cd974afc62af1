import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchSession, googleLogin } from '#people/customers/wire/client.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { returnToLanguage, takeGoogleAnswer } from '../google/site/google.ts';
import { showShortToast } from '#kit/site/short-toast.ts';

type Arrival = { signedIn: boolean; next?: string | null; error?: string };

/**
 * What brings somebody to the sign-in page: a session that already stands, and leads straight on, or the way back from
 * Google with its token.
 */
export function useArrival(goOn: (next?: string | null) => void) {
  const { i18n } = useLingui();
  const [state, setState] = useState({ busy: false, error: '' });
  const settle = useEffectEvent(({ signedIn, next, error = '' }: Arrival) => {
    setState({ busy: false, error });
    if (signedIn) goOn(next);
  });
  useEffect(() => {
    const wait = () => setState({ busy: true, error: '' });
    if (returnToLanguage(i18n.locale)) wait();
    else void arrive(i18n, wait).then((arrival) => settle(arrival));
  }, [i18n]);
  return state;
}

async function arrive(i18n: I18n, onGoogle: () => void): Promise<Arrival> {
  const google = takeGoogleAnswer();
  if (!google) {
    const answer = await attempt(fetchSession());
    return { signedIn: answer.ok && answer.customer !== null };
  }
  if (!google.idToken)
    return { signedIn: false, error: i18n._(msg`Google did not sign you in. Please try again.`) };
  onGoogle();
  const answer = await attempt(googleLogin(google.idToken));
  if (!answer.ok) return { signedIn: false, error: explain(answer, i18n) };
  showShortToast('success', i18n._(msg`Logged In`));
  return { signedIn: true, next: google.next };
}
