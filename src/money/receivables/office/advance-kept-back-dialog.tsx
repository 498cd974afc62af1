import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { nothingKeptBack } from '../kept-back/tax-kept-back.ts';
import { AdvanceKeptBack } from './advance-kept-back.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { EarlierMonth, monthName } from './earlier-month.tsx';
import { receivableCalls, type BuyerAccountRecord } from './receivable-record.ts';

/** Tax that a buyer kept back of an advance and tells of later than its money. */
export function AdvanceKeptBackDialog({
  advance: { id, takenOn, amountPaise },
  onLeave,
}: {
  advance: BuyerAccountRecord['advances'][number];
  onLeave: () => void;
}) {
  const [today] = useState(() => dateInIndia(new Date()));
  const [deductedOn, setDeductedOn] = useState(takenOn);
  const [kept, setKept] = useState(nothingKeptBack);
  const [acknowledged, setAcknowledged] = useState(false);
  const month = deductedOn.slice(0, 7);
  return (
    <AskDialog
      title="What was kept back of this advance?"
      confirm="Record it"
      fields={['deductedOn', 'tdsRuleId', 'tdsPaise']}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.keptBackOfAdvance(id, {
          deductedOn,
          ...kept,
          ...(acknowledged && { acknowledged }),
        });
        return 'Recorded, with a receipt voucher of its own.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            {formatInr(amountPaise)} came on {formatDate(takenOn)}. The tax was paid beside it: it is an
            advance of its own, and the next invoice takes both.
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
          <AdvanceKeptBack
            moneyPaise={amountPaise}
            day={deductedOn}
            kept={kept}
            onKept={setKept}
            error={error}
          />
          {month !== '' && month < today.slice(0, 7) && (
            <EarlierMonth
              says={[`The GST on it is in the return of ${monthName(month)} (table 11A).`]}
              months={[month]}
              onAcknowledged={setAcknowledged}
            />
          )}
        </>
      )}
    </AskDialog>
  );
}
