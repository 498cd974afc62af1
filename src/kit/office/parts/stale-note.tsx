import { Alert, Button } from '@mui/material';
import { actBelow } from './act-below.ts';

type Props = {
  error: Error | null | undefined;
  /** It waits for a connection. */
  isPaused: boolean | undefined;
  refetch: () => void;
};

/** Above what was loaded before: that there is no connection, or why nothing newer came, and another try. */
export const StaleNote = ({ error, isPaused, refetch }: Props) => (
  <>
    {isPaused && (
      <Alert severity="warning" sx={{ mb: 1 }}>
        No connection. This is what was loaded before.
      </Alert>
    )}
    {error && (
      <Alert
        severity="warning"
        sx={{ mb: 1, ...actBelow }}
        action={
          <Button color="inherit" onClick={refetch}>
            Try again
          </Button>
        }
      >
        This may be old: {error.message}
      </Alert>
    )}
  </>
);

/** In its place, where nothing was loaded yet. */
export const OfflineNote = () => (
  <Alert severity="warning" sx={{ my: 2 }}>
    No connection. This loads by itself as soon as there is one.
  </Alert>
);
