import { useNotify, useRefresh } from 'react-admin';
import { refusalText } from './refusal-text.ts';
import { Told, undoMs } from './told.tsx';

/** Takes a change back; null where that cannot be done. */
type Undo = (() => Promise<unknown>) | null;

/** Runs a change, says what came of it and for some seconds offers to take it back. @returns whether it worked */
export function useUndoable() {
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async (did: string, change: () => Promise<Undo>): Promise<boolean> => {
    try {
      const undo = await change();
      notify(
        <Told message={did} onUndo={undo && (() => run('Taken back', () => undo().then(() => null)))} />,
        {
          autoHideDuration: undoMs,
        },
      );
      return true;
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };
  return run;
}
