import { useNotify, useRefresh } from 'react-admin';
import { ServerRefusal } from '../http.ts';

/** Runs a change of a booking and says what came of it. @returns whether it worked */
export function useBookingChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (change: Promise<unknown>, did: string): Promise<boolean> => {
    try {
      await change;
      notify(did, { type: 'success' });
      return true;
    } catch (error) {
      const fields = error instanceof ServerRefusal ? Object.values(error.body.errors ?? {}) : [];
      const text = error instanceof Error ? error.message : 'This did not work.';
      notify(fields[0] ?? text, { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };
}
