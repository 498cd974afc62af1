import { useNotify, useRefresh } from 'react-admin';
import { refusalText } from './refusal-text.ts';

/** Runs a change and says what came of it. @returns whether it worked */
export function usePlainChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (change: Promise<unknown>, did: string): Promise<boolean> => {
    try {
      await change;
      notify(did, { type: 'success' });
      return true;
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };
}
