import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { showPath } from '#kit/screen-paths.ts';
import type { InvoiceAccountRecord } from './receivable-record.ts';

/** What is left to do where a bill of supply is for somebody else: no table of the return takes an amendment of it. */
export function KeepsItsBuyer({
  record: { kind, owed, paid, transactionId },
  canBeReplaced,
}: {
  record: InvoiceAccountRecord;
  canBeReplaced: boolean;
}) {
  const leftPaise = (owed?.openPaise ?? 0) + (paid?.paise ?? 0);
  if (kind !== 'bill-of-supply' || leftPaise === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
      A bill of supply keeps its buyer. Is it for somebody else?{' '}
      {canBeReplaced && 'Write it anew: a credit note takes it off, and its draft asks for whom it is.'}
      {!canBeReplaced && owed && 'Take it off by a credit note, and write a new one.'}
      {!canBeReplaced && !owed && transactionId && (
        <>
          Give back{' '}
          <MuiLink component={Link} to={showPath('payments', transactionId)}>
            its payment
          </MuiLink>
          , which takes it off, and write a new one.
        </>
      )}
    </Typography>
  );
}
