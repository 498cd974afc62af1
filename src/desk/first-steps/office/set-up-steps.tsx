import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import type { StepKey } from '../step.ts';
import type { Operations } from '#desk/operations/operations.ts';
import { paymentsLabel, TestMail } from '#desk/operations/office/set-up.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import type { StepProps } from './first-steps-calls.ts';

const useSetUp = () => useGetOne<Operations & { id: string }>('operations', { id: 'now' });

/** What is only tried out yet, and what it needs before it is real; nothing while that is not known. */
export function useTestMode(): Partial<Record<StepKey, string>> {
  const process = useSetUp().data?.process;
  return {
    ...(process?.mail.sends === false && {
      mail: 'Mails are kept here and reach nobody: set the mail server on the page Going live.',
    }),
    ...(process &&
      process.payments.mode !== 'live' && {
        payments: `Payments go to ${paymentsLabel(process.payments.mode)}: set Razorpay’s three live keys on the page Going live.`,
      }),
  };
}

export function MailStep({ onDone }: StepProps) {
  const asked = useSetUp();
  const process = asked.data?.process;
  return (
    <>
      <NotRead what="How mails are sent" asked={asked} />
      {process && (
        <Typography color="text.secondary">
          {process.mail.sends
            ? `Mails go out as ${process.mail.from}. Send yourself one and see whether it arrives.`
            : 'This installation keeps mails in its mailbox and sends none.'}
        </Typography>
      )}
      {process && !process.mail.sends && <SetOnGoingLive what="the mail server" />}
      <TestMail />
      <GoOn onDone={onDone} />
    </>
  );
}

export function PaymentsStep({ onDone }: StepProps) {
  const asked = useSetUp();
  const process = asked.data?.process;
  return (
    <>
      <NotRead what="Where payments go" asked={asked} />
      {process && <Typography>Payments go to {paymentsLabel(process.payments.mode)}.</Typography>}
      {process && process.payments.mode !== 'live' && (
        <Alert severity="info" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          No real money moves yet.
        </Alert>
      )}
      {process && process.payments.mode !== 'live' && <SetOnGoingLive what="Razorpay’s three keys" />}
      <GoOn onDone={onDone} />
    </>
  );
}

/** Where it is set, by an owner or for them. */
const SetOnGoingLive = ({ what }: { what: string }) => (
  <Typography sx={{ mt: 1 }}>
    An owner can set {what} on the page{' '}
    <MuiLink component={Link} to="/going-live">
      Going live
    </MuiLink>
    ; what whoever runs the server has put into its environment wins.
  </Typography>
);

export const GoOn = ({ onDone }: StepProps) => (
  <Box sx={{ mt: 2 }}>
    <Button variant="contained" color="secondary" onClick={onDone}>
      That is right, go on
    </Button>
  </Box>
);
