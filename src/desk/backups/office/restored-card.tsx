import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { Restored } from '#agency/settings/restored.ts';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { backupCalls } from './backup-calls.ts';

/** What to look at after a restore, before everything may go on. */
export function RestoredCard({ madeAt, at }: Restored) {
  const change = usePlainChange();
  return (
    <Alert severity="warning" role="region" aria-label="Restored" sx={{ '& p': { my: 1 } }}>
      <strong>Restored {inIndia(at)}</strong>
      <p>
        The backup is of {inIndia(madeAt)}. What came after it is gone, and nothing begins by itself until you
        have looked: no recurring invoices and no debits, no reminders, no letters to readers.
      </p>
      <Box component="ol" aria-label="What to look at" sx={{ pl: 2.5, my: 1, '& li': { mb: 1 } }}>
        <li>
          Who paid after it is not known here: compare our books with the gateway’s under{' '}
          <To path="/reconciliations">Comparison</To>. Until everything goes on it looks as far back as the
          backup.
        </li>
        <li>
          Documents that were given out after it hold for whoever has them, and are in no book here: hand
          their copies to your accountant. Numbers that they may have are left out.
        </li>
        <li>
          What went out by itself after it would go out once more: pause or move the{' '}
          <To path="/recurring-invoices">recurring invoices</To> that were due, and the{' '}
          <To path="/letters">letters</To> that were on their way.
        </li>
      </Box>
      <ConfirmButton
        variant="contained"
        color="secondary"
        title="Let everything go on?"
        content="Recurring invoices, debits, reminders and letters that are due by now go out within minutes."
        confirm="Go on"
        onConfirm={() => void change(backupCalls.goOn(), 'Everything goes on within seconds.')}
      >
        I have looked: go on
      </ConfirmButton>
    </Alert>
  );
}

const To = ({ path, children }: { path: string; children: string }) => (
  <MuiLink component={Link} to={path}>
    {children}
  </MuiLink>
);
