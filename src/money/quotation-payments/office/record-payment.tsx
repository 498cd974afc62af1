import { Alert, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { placeOf } from '#catalogue/gst/supply.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { states } from '#kit/india/states.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import { AskDialog } from '#money/receivables/office/ask-dialog.tsx';
import { keptBackIn, taxIn } from '#money/receivables/kept-back/tax-kept-back.ts';
import { KeptBackFields } from '#money/receivables/office/kept-back-fields.tsx';
import { EarlierMonth, monthName } from '#money/receivables/office/earlier-month.tsx';
import type { BillTo } from '#sales/quotations/bill-to.ts';
import type { QuotationDetail } from '#sales/quotations/office/quotation-record.ts';
import type { QuotationReceipt } from './quotation-payment-calls.ts';

const methods = Object.entries(offlineMethods) as [OfflineMethod, string][];

/**
 * Asks how money came that somebody saw on the agency's account, and what was kept back of what is due.
 * @param creditPaise what a line of the bank shows: that and the day are its own words, and stay
 */
export function RecordPayment({
  due,
  creditPaise,
  quotation,
  begin = {},
  record,
  onLeave,
}: {
  due: { amountPaise: number; taxablePaise: number };
  creditPaise?: number;
  quotation: Pick<QuotationDetail, 'gstin' | 'address' | 'stateCode' | 'supply' | 'gstPaise'>;
  /** What is known of the money already. */
  begin?: Partial<Omit<QuotationReceipt, 'billTo'>>;
  record: (money: QuotationReceipt) => Promise<unknown>;
  onLeave: () => void;
}) {
  const [today] = useState(() => dateInIndia(new Date()));
  const [method, setMethod] = useState<OfflineMethod>(begin.method ?? 'bank');
  const [reference, setReference] = useState(begin.reference ?? '');
  const [receivedOn, setReceivedOn] = useState(begin.receivedOn ?? today);
  const [kept, setKept] = useState(taxIn(begin));
  const isFixed = creditPaise !== undefined;
  const moneyPaise = due.amountPaise - keptBackIn(kept);
  const amountPaise = creditPaise ?? moneyPaise;
  const [billTo, setBillTo] = useState<Partial<BillTo>>({});
  const [acknowledged, setAcknowledged] = useState(false);
  const month = receivedOn.slice(0, 7);
  const lacksState = placeOf(quotation) === null;
  return (
    <AskDialog
      title={`${formatInr(amountPaise)} came?`}
      confirm="Record it"
      fields={['method', 'reference', 'receivedOn', 'tdsRuleId', 'tdsPaise', 'stateCode', 'address']}
      onLeave={onLeave}
      send={async () => {
        await record({
          method,
          reference: reference.trim(),
          receivedOn,
          ...kept,
          billTo,
          ...(acknowledged && { acknowledged }),
        });
        return 'It is paid, and the invoice is on its way.';
      }}
    >
      {(error) => (
        <>
          {isFixed ? (
            <Alert severity="info">This issues the invoice and mails it.</Alert>
          ) : (
            <DialogContentText>
              Look at your bank account first: this issues the invoice and mails it.
            </DialogContentText>
          )}
          <TextField
            select
            label="How it came"
            value={method}
            onChange={({ target }) => setMethod(target.value as OfflineMethod)}
            {...error('method')}
          >
            {methods.map(([value, name]) => (
              <MenuItem key={value} value={value}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="UTR or number"
            required
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            helperText="What the bank calls it. The same one is recorded once only"
            slotProps={{ htmlInput: { maxLength: 40, minLength: 3 } }}
            {...(error('reference').error ? error('reference') : {})}
          />
          <TextField
            label="On"
            type="date"
            required
            disabled={isFixed}
            value={receivedOn}
            onChange={({ target }) => setReceivedOn(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            {...error('receivedOn')}
          />
          <KeptBackFields
            day={receivedOn}
            kept={kept}
            basePaise={due.taxablePaise}
            onKept={setKept}
            error={error}
          />
          {amountPaise !== moneyPaise && (
            <Alert severity="warning">
              {`${formatInr(due.amountPaise)} is due: with this credit, ${formatInr(due.amountPaise - amountPaise)} would have been kept back.`}
            </Alert>
          )}
          {quotation.gstPaise > 0 && month < today.slice(0, 7) && (
            <EarlierMonth
              says={[
                `The tax of this money belongs to the return of ${monthName(month)} (table 11A), and is taken off in that of this month, with its invoice (table 11B).`,
              ]}
              months={[month]}
              onAcknowledged={setAcknowledged}
            />
          )}
          {lacksState && (
            <TextField
              select
              label="State of the buyer"
              required
              value={billTo.stateCode ?? ''}
              onChange={({ target }) => setBillTo({ ...billTo, stateCode: target.value })}
              helperText="It decides the taxes of this invoice and of those to come"
              {...(error('stateCode').error ? error('stateCode') : {})}
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
              {...(error('address').error ? error('address') : {})}
            />
          )}
        </>
      )}
    </AskDialog>
  );
}
