import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** Money that was recorded for another buyer than whose it is. */
export function UnbookDialog({
  send,
  onLeave,
}: {
  send: (input: { reason: string }) => Promise<unknown>;
  onLeave: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title="Is this another buyer’s money?"
      confirm="Take it back"
      fields={['reason']}
      onLeave={onLeave}
      send={async () => {
        await send({ reason });
        return 'It can be recorded for the right buyer now, under the same number.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            All that it settled here is owed again, and its line of the bank statement waits to be matched. It
            cannot be undone.
          </DialogContentText>
          <ReasonField
            label="Whose it is, and how it came about"
            reason={reason}
            onReason={setReason}
            {...error('reason')}
          />
        </>
      )}
    </AskDialog>
  );
}
