import { useNotify, useRefresh } from 'react-admin';
import { UndoNotice, undoMs } from './undo-notice.tsx';
import { useAttempt } from './use-attempt.ts';

/** Takes a change back; null where that cannot be done. */
type Undo = (() => Promise<unknown>) | null;

/** Runs a change, says what came of it and for some seconds offers to take it back. @returns whether it worked */
export function useUndoable() {
  const notify = useNotify();
  const refresh = useRefresh();
  const { attempt } = useAttempt();
  const run = async (did: string, change: () => Promise<Undo>): Promise<boolean> => {
    const isDone = await attempt(async () => {
      const undo = await change();
      const onUndo = undo && (() => run('Taken back', () => undo().then(() => null)));
      notify(<UndoNotice message={did} onUndo={onUndo} />, { autoHideDuration: undoMs });
    });
    refresh();
    return isDone;
  };
  return run;
}
