import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { attempt, failureText } from './attempt.ts';

type Loaded<T> = { state: 'loading' } | { state: 'failed'; text: string } | { state: 'there'; found: T };

async function ask<T>(fetch: () => Promise<Outcome<T>>): Promise<Loaded<T>> {
  const answer = await attempt(fetch(), noConnection);
  return answer.ok ? { state: 'there', found: answer } : { state: 'failed', text: failureText(answer) };
}

/**
 * Asks when shown, and again on demand; what was there stays while it is asked again, and what was asked for last counts.
 * `fetch` must be a stable function.
 */
export function useLoad<T>(fetch: () => Promise<Outcome<T>>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const latest = useRef<object>(null);
  const load = useCallback(async () => {
    const mine = (latest.current = {});
    const answer = await ask(fetch);
    if (latest.current === mine) setLoaded(answer);
  }, [fetch]);
  useEffect(() => {
    void load();
    return () => {
      latest.current = null;
    };
  }, [load]);
  return { loaded, reload: load };
}
