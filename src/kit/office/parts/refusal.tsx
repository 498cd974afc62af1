import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { ServerRefusal } from '../http.ts';
import { NotForYourRole } from './dead-ends.tsx';

/** In the place of what the server did not give: that it is not for this role, or why, and another try. */
export const Refusal = ({ error, action }: { error: Error; action?: ReactNode }) =>
  error instanceof ServerRefusal && error.kind === 'forbidden' ? (
    <NotForYourRole />
  ) : (
    <Alert severity="error" sx={{ my: 2 }} action={action}>
      {error.message}
    </Alert>
  );
