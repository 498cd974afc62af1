import { Alert, Button } from '@mui/material';
import { ServerRefusal } from '../http.ts';
import { actBelow } from './act-below.ts';

/** What is known of a call: as react-admin's hooks say it, or a call of one's own. */
export type Asked = {
  data?: unknown;
  error: Error | null | undefined;
  /** It waits for a connection. */
  isPaused?: boolean | undefined;
  refetch: () => unknown;
};

/**
 * A line for a part of a screen that did not come while the rest did: what, why, and another try. Nothing while it may
 * still come, nor where it is not for this role.
 * @param what begins the sentence: `The tags`
 */
export function NotRead({
  what,
  asked: { data, error, isPaused = false, refetch },
}: {
  what: string;
  asked: Asked;
}) {
  if (data !== undefined || (!error && !isPaused)) return null;
  if (error instanceof ServerRefusal && error.kind === 'forbidden') return null;
  return (
    <Alert
      severity="warning"
      sx={{ my: 1, width: '100%', ...actBelow }}
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {what} could not be loaded. {error ? error.message : 'There is no connection.'}
    </Alert>
  );
}
