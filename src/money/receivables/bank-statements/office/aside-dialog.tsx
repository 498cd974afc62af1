import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../office/ask-dialog.tsx';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';

/** Says that a credit pays nothing of ours. */
export function AsideDialog({ row, onLeave }: { row: BankTransactionRecord; onLeave: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title="Set this line aside?"
      confirm="Set aside"
      fields={['reason']}
      onLeave={onLeave}
      send={async () => {
        await bankCalls.setAside(row.id, reason);
        return 'Set aside.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            For what pays no invoice: interest, a loan, money of your own. It can be taken up again.
          </DialogContentText>
          <TextField
            label="What it is"
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            {...error('reason')}
          />
        </>
      )}
    </AskDialog>
  );
}
