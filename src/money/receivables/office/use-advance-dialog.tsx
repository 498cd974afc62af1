import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { formatInr } from '#kit/india/money.ts';
import { AskDialog } from './ask-dialog.tsx';
import { EarlierMonth, monthName } from './earlier-month.tsx';
import { receivableCalls } from './receivable-record.ts';

/** Settles an invoice of a month that is over with what its buyer has paid before. @param month like `2027-03` */
export function UseAdvanceDialog({
  invoiceId,
  number,
  month,
  advancePaise,
  onLeave,
}: {
  invoiceId: string;
  number: string;
  month: string;
  advancePaise: number;
  onLeave: () => void;
}) {
  const [acknowledged, setAcknowledged] = useState(false);
  return (
    <AskDialog
      title={`Use the advance for ${number}?`}
      confirm="Use it"
      fields={[]}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.settleWithAdvance(invoiceId, acknowledged ? { acknowledged } : {});
        return 'The advance is used.';
      }}
    >
      {() => (
        <>
          <DialogContentText>
            As much as is open is taken of {formatInr(advancePaise)}, the oldest advance first.
          </DialogContentText>
          <EarlierMonth
            says={[
              `The tax of what was paid before ${monthName(month)} is taken off in the return of that month (table 11B).`,
            ]}
            months={[month]}
            onAcknowledged={setAcknowledged}
          />
        </>
      )}
    </AskDialog>
  );
}
