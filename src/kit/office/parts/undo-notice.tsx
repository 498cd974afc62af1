import { Alert, Button, type AlertColor } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** So long a notice offers to take back what it tells of. */
export const undoMs = 8_000;

/** A notice of what was done, with the way back where there is one. */
export function UndoNotice({
  severity = 'success',
  message,
  onUndo,
}: {
  severity?: AlertColor;
  message: string;
  onUndo?: (() => void) | null | undefined;
}) {
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
    <Alert severity={severity} variant="filled" action={button}>
      {message}
    </Alert>
  );
}
