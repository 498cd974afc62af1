import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify, useRefresh } from 'react-admin';
import { refusalText } from './refusal-text.ts';

/** Takes a change back; null where that cannot be done. */
type Undo = (() => Promise<unknown>) | null;

/** Runs a change, says what came of it and for eight seconds offers to take it back. @returns whether it worked */
export function useUndoable() {
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async (did: string, change: () => Promise<Undo>): Promise<boolean> => {
    try {
      const undo = await change();
      notify(<Told did={did} onUndo={undo && (() => run('Taken back', () => undo().then(() => null)))} />, {
        autoHideDuration: 8_000,
      });
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

function Told({ did, onUndo }: { did: string; onUndo: (() => void) | null }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo?.();
  };
  const button = onUndo && (
    <Button color="inherit" onClick={undo}>
      Undo
    </Button>
  );
  return (
    <Alert severity="success" variant="filled" action={button}>
      {did}
    </Alert>
  );
}
