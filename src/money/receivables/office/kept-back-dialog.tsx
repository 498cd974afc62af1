import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { nothingKeptBack } from '../kept-back/tax-kept-back.ts';
import { tdsOn } from '../tds.ts';
import { AskDialog } from './ask-dialog.tsx';
import { KeptBackFields } from './kept-back-fields.tsx';
import { receivableCalls, type InvoiceAccountRecord } from './receivable-record.ts';

/** Tax that a buyer kept back and tells of later than its money: by section what it takes of the value before GST. */
export function KeptBackDialog({
  invoice: { id, number, taxablePaise, totalPaise },
  openPaise,
  onLeave,
}: {
  invoice: Pick<InvoiceAccountRecord, 'id' | 'number' | 'taxablePaise' | 'totalPaise'>;
  openPaise: number;
  onLeave: () => void;
}) {
  const [today] = useState(() => dateInIndia(new Date()));
  const [deductedOn, setDeductedOn] = useState(today);
  const [kept, setKept] = useState(nothingKeptBack);
  return (
    <AskDialog
      title={`What was kept back of ${number}?`}
      confirm="Record it"
      fields={['deductedOn', 'tdsRuleId', 'tdsPaise', 'invoices.0.amountPaise', 'invoices.0.tdsRuleId']}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.keptBack(id, { deductedOn, ...kept });
        return 'Recorded. It is in the list of tax kept back.';
      }}
    >
      {(error) => {
        const section = error('invoices.0.tdsRuleId').error
          ? error('invoices.0.tdsRuleId')
          : error('tdsRuleId');
        const amount = error('invoices.0.amountPaise').error
          ? error('invoices.0.amountPaise')
          : error('tdsPaise');
        return (
          <>
            <DialogContentText>
              {formatInr(openPaise)} of {formatInr(totalPaise)} is open. The value before GST is{' '}
              {formatInr(taxablePaise)}.
            </DialogContentText>
            <TextField
              label="Kept back on"
              type="date"
              required
              value={deductedOn}
              onChange={({ target }) => setDeductedOn(target.value)}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
              {...error('deductedOn')}
            />
            <KeptBackFields
              day={deductedOn}
              kept={kept}
              basePaise={taxablePaise}
              suggest={(percent) => Math.min(tdsOn(taxablePaise, percent), openPaise)}
              onKept={setKept}
              error={(field) => (field === 'tdsRuleId' ? section : amount)}
            />
          </>
        );
      }}
    </AskDialog>
  );
}
