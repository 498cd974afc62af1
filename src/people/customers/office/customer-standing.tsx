import { Alert, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { inIndia } from '#kit/office/parts/moments.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { customerCalls } from './customer-calls.ts';
import type { CustomerDetail } from './customer-record.ts';

/** Why this account is not like others, if so. */
export function Standing({ customer }: { customer: CustomerDetail }) {
  const { id, state, blockedBecause, eraseAt, mergedInto, mergeUndoUntil } = customer;
  const mayEdit = useMay('customers:edit');
  const change = usePlainChange();
  if (state === 'blocked')
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        Blocked: {blockedBecause}
      </Alert>
    );
  if (state === 'leaving' && eraseAt)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Asked to be deleted; it happens after {inIndia(eraseAt)}.
      </Alert>
    );
  if (mergedInto)
    return (
      <Alert
        severity="info"
        sx={{ mb: 2 }}
        action={
          mayEdit &&
          mergeUndoUntil && (
            <Button
              color="inherit"
              onClick={() => void change(customerCalls.undoMerge(id), 'Two accounts again.')}
            >
              Undo the merge
            </Button>
          )
        }
      >
        This account became part of{' '}
        <MuiLink component={Link} to={showPath('customers', mergedInto)}>
          another one
        </MuiLink>
        .{mergeUndoUntil && ` It can be undone until ${inIndia(mergeUndoUntil)}.`}
      </Alert>
    );
  return null;
}
