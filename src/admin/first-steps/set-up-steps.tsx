import { Alert, Box, Button, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { Operations } from '#domain/operations/operations.ts';
import { spokenPayments, TestMail } from '../operations/set-up.tsx';
import type { StepProps } from './first-steps-calls.ts';

const useSetUp = () => useGetOne<Operations & { id: string }>('operations', { id: 'now' }).data?.process;

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
      <Typography>{process ? `Payments go to ${spokenPayments(process.payments.mode)}.` : '…'}</Typography>
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
