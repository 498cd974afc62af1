import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia } from '#kit/india/india-date.ts';
import { AskDialog } from './ask-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import type { ReturnInput } from '../return-receipt.ts';

/** A cheque that bounced, a transfer or a debit that was returned, a payment that was disputed. */
export function CameBackDialog({
  send,
  onLeave,
}: {
  /** Writes it down. */
  send: (input: ReturnInput) => Promise<unknown>;
  onLeave: () => void;
}) {
  const [returnedOn, setDay] = useState(() => dateInIndia(new Date()));
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title="Did the bank take this money back?"
      confirm="It came back"
      fields={['returnedOn', 'reason']}
      onLeave={onLeave}
      send={async () => {
        await send({ returnedOn, reason });
        return 'What it settled is owed again.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            A cheque bounced, a transfer or debit was returned, a payment was disputed. All that is left of it
            is taken out, and its invoices are open again. No note is issued. It cannot be undone.
          </DialogContentText>
          <TextField
            label="The bank took it on"
            type="date"
            required
            value={returnedOn}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            {...error('returnedOn')}
          />
          <ReasonField
            label="Why, as the bank says"
            reason={reason}
            onReason={setReason}
            {...error('reason')}
          />
        </>
      )}
    </AskDialog>
  );
}
