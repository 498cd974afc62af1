import { Alert, Box, Button, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { StepKey } from '../step.ts';
import type { Operations } from '#desk/operations/operations.ts';
import { paymentsLabel, TestMail } from '#desk/operations/office/set-up.tsx';
import type { StepProps } from './first-steps-calls.ts';

const useSetUp = () => useGetOne<Operations & { id: string }>('operations', { id: 'now' }).data?.process;

/** What is only tried out yet, and what it needs before it is real; nothing while that is not known. */
export function useTestMode(): Partial<Record<StepKey, string>> {
  const process = useSetUp();
  return {
    ...(process?.mail.sends === false && {
      mail: 'Mails are kept here and reach nobody: the server needs SMTP_URL and MAIL_FROM.',
    }),
    ...(process &&
      process.payments.mode !== 'live' && {
        payments: `Payments go to ${paymentsLabel(process.payments.mode)}. The server needs Razorpay’s three live keys.`,
      }),
  };
}

export function MailStep({ onDone }: StepProps) {
  const process = useSetUp();
  return (
    <>
      <Typography color="text.secondary">
        {process?.mail.sends
          ? `Mails go out as ${process.mail.from}. Send yourself one and see whether it arrives.`
          : 'This installation keeps mails in its mailbox and sends none. Whoever runs the server sets SMTP_URL and MAIL_FROM.'}
      </Typography>
      <TestMail />
      <GoOn onDone={onDone} />
    </>
  );
}

export function PaymentsStep({ onDone }: StepProps) {
  const process = useSetUp();
  return (
    <>
      <Typography>{process ? `Payments go to ${paymentsLabel(process.payments.mode)}.` : '…'}</Typography>
      {process && process.payments.mode !== 'live' && (
        <Alert severity="info" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          For real money whoever runs the server sets Razorpay’s three keys: RAZORPAY_KEY_ID,
          RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.
        </Alert>
      )}
      <GoOn onDone={onDone} />
    </>
  );
}

export const GoOn = ({ onDone }: StepProps) => (
  <Box sx={{ mt: 2 }}>
    <Button variant="contained" color="secondary" onClick={onDone}>
      That is right, go on
    </Button>
  </Box>
);
