import { Alert, Button } from '@mui/material';
import { ServerRefusal } from '../http.ts';
import { actBelow } from './act-below.ts';
import { NotForYourRole } from './dead-ends.tsx';

/** In the place of what the server did not give: that it is not for this role, or why, and another try. */
export const Refusal = ({ error, onAgain }: { error: Error; onAgain?: () => unknown }) =>
  error instanceof ServerRefusal && error.kind === 'forbidden' ? (
    <NotForYourRole />
  ) : (
    <Alert
      severity="error"
      sx={{ my: 2, ...actBelow }}
      action={
        onAgain && (
          <Button color="inherit" onClick={() => void onAgain()}>
            Try again
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  );
