import { Alert, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '#money/receivables/office/ask-dialog.tsx';
import { ReasonField } from '#money/receivables/office/reason-field.tsx';
import { actBelow } from '#kit/office/parts/act-below.ts';
import { useMay } from '#kit/office/session.ts';
import { isOwedBack } from '../transaction.ts';
import { paymentCalls, type PaymentDetail } from './payment-record.ts';

/** Why somebody has to look at it; whoever has says what they found. Money that is for nothing goes back instead. */
export function Review({ record: { id, status }, reason }: { record: PaymentDetail; reason: string }) {
  const [asking, setAsking] = useState(false);
  const mayEnd = useMay('payments:check') && !isOwedBack(status);
  return (
    <>
      <Alert
        severity="warning"
        sx={actBelow}
        action={
          mayEnd && (
            <Button color="inherit" size="small" onClick={() => setAsking(true)}>
              Nothing left to do
            </Button>
          )
        }
      >
        {reason}
      </Alert>
      {asking && <EndDialog id={id} reviewReason={reason} onLeave={() => setAsking(false)} />}
    </>
  );
}

function EndDialog({ onLeave, id, reviewReason }: { onLeave: () => void; id: string; reviewReason: string }) {
  const [note, setNote] = useState('');
  return (
    <AskDialog
      title="Is nothing left to do?"
      confirm="Nothing left to do"
      fields={['note']}
      onLeave={onLeave}
      send={async () => {
        await paymentCalls.endReview(id, { reviewReason, note });
        return 'Nobody is asked to look at it any more.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            “{reviewReason}” It goes from Today and from what is to be looked at. What you found stays in the
            payment’s history.
          </DialogContentText>
          <ReasonField
            label="What you found, or did"
            multiline
            minRows={2}
            reason={note}
            onReason={setNote}
            {...error('note')}
          />
        </>
      )}
    </AskDialog>
  );
}
