import { useNotify, useRefresh } from 'react-admin';
import { useAttempt } from './use-attempt.ts';

/** Runs a change and says what came of it. @returns whether it worked */
export function usePlainChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  const { attempt } = useAttempt();
  return async (change: Promise<unknown>, did: string): Promise<boolean> => {
    const isDone = await attempt(() => change);
    if (isDone) notify(did, { type: 'success' });
    refresh();
    return isDone;
  };
}
