import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { keptBackIn, nothingKeptBack } from '../kept-back/tax-kept-back.ts';
import { tdsOn } from '../tds.ts';
import { AskDialog } from './ask-dialog.tsx';
import { KeptBackFields } from './kept-back-fields.tsx';
import { PaidTooMuch, type TooMuch } from './paid-too-much.tsx';
import { receivableCalls, type InvoiceAccountRecord } from './receivable-record.ts';

/**
 * Tax that a buyer kept back and tells of later than its money: by section what it takes of the value before GST. What is more
 * than is open takes the place of money.
 */
export function KeptBackDialog({
  invoice: { id, number, taxablePaise, totalPaise },
  openPaise,
  paid,
  onLeave,
}: {
  invoice: Pick<InvoiceAccountRecord, 'id' | 'number' | 'taxablePaise' | 'totalPaise'>;
  openPaise: number;
  paid: InvoiceAccountRecord['paid'];
  onLeave: () => void;
}) {
  const [today] = useState(() => dateInIndia(new Date()));
  const [deductedOn, setDeductedOn] = useState(today);
  const [kept, setKept] = useState(nothingKeptBack);
  const [tooMuch, setTooMuch] = useState<TooMuch>({ paidTooMuch: '', reference: '' });
  const tooMuchPaise = Math.max(0, keptBackIn(kept) - openPaise);
  return (
    <AskDialog
      title={`What was kept back of ${number}?`}
      confirm="Record it"
      fields={[
        'deductedOn',
        'tdsRuleId',
        'tdsPaise',
        'paidTooMuch',
        'reference',
        'invoices.0.amountPaise',
        'invoices.0.tdsRuleId',
      ]}
      onLeave={onLeave}
      send={async () => {
        const { paidTooMuch, reference } = tooMuch;
        await receivableCalls.keptBack(id, {
          deductedOn,
          ...kept,
          ...(tooMuchPaise > 0 && paidTooMuch !== '' && { paidTooMuch, reference }),
        });
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
              {openPaise > 0
                ? `${formatInr(openPaise)} of ${formatInr(totalPaise)} is open.`
                : `All of ${formatInr(totalPaise)} is settled.`}{' '}
              The value before GST is {formatInr(taxablePaise)}.
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
              suggest={(percent) => Math.min(tdsOn(taxablePaise, percent), openPaise + paid.paise)}
              onKept={setKept}
              error={(field) => (field === 'tdsRuleId' ? section : amount)}
            />
            {tooMuchPaise > 0 && (
              <PaidTooMuch
                paise={tooMuchPaise}
                goesBack={paid.goesBack}
                tooMuch={tooMuch}
                onTooMuch={setTooMuch}
                error={error}
              />
            )}
          </>
        );
      }}
    </AskDialog>
  );
}
