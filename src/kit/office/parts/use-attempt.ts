import { useNotify } from 'react-admin';
import { fieldErrors, refusalText } from '../http.ts';

/** Runs what the server may refuse, and says it where it does. */
export function useAttempt() {
  const notify = useNotify();
  const refuse = (error: unknown) => notify(refusalText(error), { type: 'error' });
  return {
    /** For calls that have a place of their own for what fails. */
    refuse,
    /** @returns whether it worked */
    async attempt(run: () => Promise<unknown>): Promise<boolean> {
      try {
        await run();
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
    /** For react-admin's forms. @returns null where it worked, else what stands under the fields */
    async submit(run: () => Promise<unknown>): Promise<Record<string, string> | null> {
      try {
        await run();
        return null;
      } catch (error) {
        const errors = fieldErrors(error);
        if (!errors) refuse(error);
        return errors ?? {};
      }
    },
  };
}
