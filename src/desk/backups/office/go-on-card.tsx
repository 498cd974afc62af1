import { Alert, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { Restored, Waits } from '#agency/settings/restored.ts';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { inIndia } from '#kit/office/parts/moments.ts';
import { backupCalls } from './backup-calls.ts';

/** Why nothing begins by itself, what to look at before, and the press that lets it. */
export function GoOnCard({ restored, elsewhere }: Waits) {
  const change = usePlainChange();
  if (!restored && elsewhere === null) return null;
  const question =
    elsewhere === null
      ? {
          title: 'Let everything go on?',
          content:
            'Recurring invoices, debits, reminders and letters that are due by now go out within minutes.',
          confirm: 'Go on',
          children: 'I have looked: go on',
        }
      : {
          title: 'Has everything moved here?',
          content: `Whatever is still served at ${elsewhere} has to be stopped first: customers would get each invoice, debit and letter from both.`,
          confirm: 'It has moved',
          children: 'It has moved here: go on',
        };
  return (
    <Alert severity="warning" role="region" aria-label="Waits for you" sx={{ '& p': { my: 1 } }}>
      {elsewhere !== null && <Elsewhere address={elsewhere} />}
      {restored && <FromBackup {...restored} />}
      <ConfirmButton
        variant="contained"
        color="secondary"
        {...question}
        onConfirm={() => void change(backupCalls.goOn(), 'Everything goes on within seconds.')}
      />
    </Alert>
  );
}

const Elsewhere = ({ address }: { address: string }) => (
  <>
    <strong>A copy, or at another address</strong>
    <p>
      What is in this database was served at <Address>{address}</Address>, and is served at{' '}
      <Address>{location.origin}</Address> now. Nothing begins by itself until you have said that it moved: no
      recurring invoices and no debits, no reminders, no letters to readers, no backups.
    </p>
    <p>
      If it is a copy to try something with, leave it so. What you do in it yourself reaches people all the
      same, by the keys and the mail server that it shares with the other.
    </p>
  </>
);

const Address = ({ children }: { children: string }) => (
  <Box component="b" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const FromBackup = ({ madeAt, at }: Restored) => (
  <>
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
        Documents that were given out after it hold for whoever has them, and are in no book here: hand their
        copies to your accountant. Numbers that they may have are left out.
      </li>
      <li>
        What went out by itself after it would go out once more: pause or move the{' '}
        <To path="/recurring-invoices">recurring invoices</To> that were due, and the{' '}
        <To path="/letters">letters</To> that were on their way.
      </li>
    </Box>
  </>
);

const To = ({ path, children }: { path: string; children: string }) => (
  <MuiLink component={Link} to={path}>
    {children}
  </MuiLink>
);
