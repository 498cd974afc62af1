import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { placeOfSupply } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import { EarlierMonth, monthName } from '#money/receivables/office/earlier-month.tsx';
import type { BillTo } from '#sales/quotations/bill-to.ts';
import type { OfflineInput } from '../record-payment.ts';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';

const methods = Object.entries(offlineMethods) as [OfflineMethod, string][];

/** Asks how money came that somebody saw on the agency's account. */
export function RecordPayment({
  amountPaise,
  quotation,
  onLeave,
  onRecord,
}: {
  amountPaise: number;
  quotation: Pick<QuotationDetail, 'gstin' | 'address' | 'stateCode'>;
  onLeave: () => void;
  onRecord: (money: z.input<typeof OfflineInput>) => void;
}) {
  const [method, setMethod] = useState<OfflineMethod>('bank');
  const [reference, setReference] = useState('');
  const [billTo, setBillTo] = useState<Partial<BillTo>>({});
  const [today] = useState(() => dateInIndia(new Date()));
  const [receivedOn, setReceivedOn] = useState(today);
  const [acknowledged, setAcknowledged] = useState(false);
  const month = receivedOn.slice(0, 7);
  const isEarlier = month !== '' && month < today.slice(0, 7);
  const lacksState = placeOfSupply(quotation) === null;
  return (
    <Dialog open onClose={onLeave} aria-labelledby="record-title" fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRecord({
            method,
            reference: reference.trim(),
            receivedOn,
            billTo,
            ...(acknowledged && { acknowledged }),
          });
        }}
      >
        <DialogTitle id="record-title">{`${formatInr(amountPaise)} came?`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            Look at your bank account first: this issues the invoice and mails it.
          </DialogContentText>
          <TextField
            select
            label="How it came"
            value={method}
            onChange={({ target }) => setMethod(target.value as OfflineMethod)}
          >
            {methods.map(([value, name]) => (
              <MenuItem key={value} value={value}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="On"
            type="date"
            required
            value={receivedOn}
            onChange={({ target }) => setReceivedOn(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            helperText="The day on which the bank has it"
          />
          {isEarlier && (
            <EarlierMonth
              says={[
                `The tax of this money belongs to the return of ${monthName(month)} (table 11A), and is taken off in that of this month, with its invoice (table 11B).`,
              ]}
              months={[month]}
              onAcknowledged={setAcknowledged}
            />
          )}
          <TextField
            label="UTR or number"
            required
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            helperText="What the bank calls it. The same one is recorded once only"
            slotProps={{ htmlInput: { maxLength: 40, minLength: 3 } }}
          />
          {lacksState && (
            <TextField
              select
              label="State of the buyer"
              required
              value={billTo.stateCode ?? ''}
              onChange={({ target }) => setBillTo({ ...billTo, stateCode: target.value })}
              helperText="It decides the taxes of this invoice and of those to come"
            >
              {Object.entries(states).map(([code, name]) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          {!quotation.address && (
            <TextField
              label="Billing address"
              value={billTo.address ?? ''}
              onChange={({ target }) => setBillTo({ ...billTo, address: target.value })}
              helperText="An invoice names it with a GST number, and from ₹50,000"
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Not yet</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={reference.trim().length < 3}>
            Record it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
