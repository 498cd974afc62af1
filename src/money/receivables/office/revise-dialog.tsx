import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { states } from '#kit/india/states.ts';
import type { InvoiceContent } from '#money/invoices/invoice.ts';
import { invoiceCalls } from '#money/invoices/office/invoice-record.ts';
import { AskDialog } from './ask-dialog.tsx';

const fields = ['name', 'gstin', 'address', 'pincode', 'stateCode', 'explanation'] as const;

/** Says an issued document once more for the buyer it should have named. */
export function ReviseDialog({
  invoiceId,
  number,
  buyer,
  onLeave,
}: {
  invoiceId: string;
  number: string;
  buyer: InvoiceContent['buyer'];
  onLeave: () => void;
}) {
  const { name, gstin, address, pincode, stateCode } = buyer;
  const [typed, setTyped] = useState({ name, gstin, address, pincode, stateCode, explanation: '' });
  const field = (of: (typeof fields)[number]) => ({
    value: typed[of],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [of]: target.value }),
  });
  return (
    <AskDialog
      title={`Who should ${number} be for?`}
      confirm="Issue the revision"
      fields={[...fields]}
      onLeave={onLeave}
      send={async () => {
        const { number: revision } = await invoiceCalls.revise(invoiceId, typed);
        return `${revision} is issued.`;
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            The same amounts under a number of its own; no money moves and what is owed stays where it is. It
            can be done once. Other taxes, as of another state, need a credit note and a new invoice.
          </DialogContentText>
          <TextField
            label="Name"
            required
            {...field('name')}
            {...error('name')}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <TextField
            label="GST number"
            {...field('gstin')}
            {...error('gstin')}
            slotProps={{ htmlInput: { maxLength: 15 } }}
          />
          <TextField
            label="Address"
            multiline
            {...field('address')}
            {...error('address')}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <TextField
            label="PIN code"
            {...field('pincode')}
            {...error('pincode')}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          />
          <TextField select label="State" {...field('stateCode')} {...error('stateCode')}>
            <MenuItem value="">Not known</MenuItem>
            {Object.entries(states).map(([code, state]) => (
              <MenuItem key={code} value={code}>
                {state}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="In your words"
            multiline
            {...field('explanation')}
            {...error('explanation')}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            helperText="The buyer reads it"
          />
        </>
      )}
    </AskDialog>
  );
}
