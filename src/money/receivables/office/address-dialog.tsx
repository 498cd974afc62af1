import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { invoiceCalls, type BuyerAddressRecord } from '#money/invoices/office/invoice-record.ts';
import { AskDialog } from './ask-dialog.tsx';

const fields = ['address', 'place', 'pincode'] as const;

/** Completes where the buyer is, of a document that waits for the portal. */
export function AddressDialog({
  held,
  number,
  isAbroad,
  onLeave,
}: {
  held: BuyerAddressRecord;
  number: string;
  isAbroad: boolean;
  onLeave: () => void;
}) {
  const { address, place, pincode } = held;
  const [typed, setTyped] = useState({ address, place, pincode });
  const field = (of: (typeof fields)[number]) => ({
    name: of,
    value: typed[of],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [of]: target.value }),
  });
  return (
    <AskDialog
      title={`Where is the buyer of ${number} registered?`}
      confirm="Complete it"
      fields={[...fields]}
      onLeave={onLeave}
      send={async () => {
        await invoiceCalls.completeAddress(held, typed);
        return `The address on ${number} is completed.`;
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            As it stands at the portal. The state, the taxes and all else stay as they were issued.
          </DialogContentText>
          <TextField
            label="Address line"
            required
            multiline
            {...field('address')}
            {...error('address')}
            slotProps={{ htmlInput: { maxLength: 148 } }}
          />
          <TextField
            label="Town"
            required
            {...field('place')}
            {...error('place')}
            slotProps={{ htmlInput: { maxLength: 50 } }}
          />
          {!isAbroad && (
            <TextField
              label="PIN code"
              required
              {...field('pincode')}
              {...error('pincode')}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
            />
          )}
        </>
      )}
    </AskDialog>
  );
}
