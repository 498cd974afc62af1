import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { isOdd, tdsOn, tdsRule, tdsRulesOn } from '../tds.ts';
import { AskDialog } from './ask-dialog.tsx';
import { receivableCalls, type InvoiceAccountRecord } from './receivable-record.ts';
import { RupeeField } from './rupee-field.tsx';

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
  const [tdsRuleId, setRule] = useState('');
  const [tdsPaise, setTds] = useState(0);
  const [gstTdsPaise, setGstTds] = useState(0);
  const rule = tdsRule(tdsRuleId);
  const takes = rule ? tdsOn(taxablePaise, rule.percent) : 0;
  const warns = rule && tdsPaise > 0 && isOdd(tdsPaise, taxablePaise, rule.percent);
  return (
    <AskDialog
      title={`What was kept back of ${number}?`}
      confirm="Record it"
      fields={['deductedOn', 'tdsRuleId', 'tdsPaise', 'invoices.0.amountPaise', 'invoices.0.tdsRuleId']}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.keptBack(id, { deductedOn, tdsPaise, tdsRuleId, gstTdsPaise });
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
            <TextField
              select
              label="Income tax kept back"
              value={tdsRuleId}
              onChange={({ target }) => {
                const chosen = tdsRule(target.value);
                setRule(target.value);
                setTds(chosen ? Math.min(tdsOn(taxablePaise, chosen.percent), openPaise) : 0);
              }}
              {...section}
            >
              <MenuItem value="">None</MenuItem>
              {tdsRulesOn(deductedOn).map((one) => (
                <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
                  {`${one.percent}% · ${one.name} (${one.section})`}
                </MenuItem>
              ))}
            </TextField>
            {rule && (
              <RupeeField
                label="Kept back (₹)"
                paise={tdsPaise}
                onPaise={setTds}
                helperText={
                  warns
                    ? `The section takes ${formatInr(takes)} of all of it. It is recorded with a mark`
                    : false
                }
                {...(amount.error ? amount : {})}
              />
            )}
            <RupeeField
              label="GST kept back (₹)"
              helperText="Only by government buyers"
              paise={gstTdsPaise}
              onPaise={setGstTds}
              {...(!rule && amount.error ? amount : {})}
            />
          </>
        );
      }}
    </AskDialog>
  );
}
