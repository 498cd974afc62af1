import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import { AskDialog } from '../../office/ask-dialog.tsx';
import { ReasonField } from '../../office/reason-field.tsx';

/** Says that the bank shows no such money. */
export function DismissDialog({
  claim,
  onLeave,
}: {
  claim: { id: string; reference: string };
  onLeave: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title={`Dismiss ${claim.reference}?`}
      confirm="Dismiss it"
      fields={['reason']}
      onLeave={onLeave}
      send={async () => {
        await request<null>(callPath`/payment-claims/${claim.id}/dismiss`, {
          method: 'POST',
          body: { reason },
        });
        return 'Dismissed.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>It stays open, and its page says why.</DialogContentText>
          <ReasonField
            label="Why"
            reason={reason}
            onReason={setReason}
            helperText="The buyer reads it"
            {...(error('reason').error ? error('reason') : {})}
          />
        </>
      )}
    </AskDialog>
  );
}
