import { Alert, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { noteReasons, type NoteReason } from '../settlement.ts';
import { AskDialog } from './ask-dialog.tsx';
import { receivableCalls } from './receivable-record.ts';
import { ReasonField } from './reason-field.tsx';
import { RupeeField } from './rupee-field.tsx';

type Props = { invoiceId: string; number: string; maxPaise: number; onLeave: () => void };
/** What staff choose of; the other one belongs to a new invoice. */
const reasons = Object.entries(noteReasons).filter(([reason]) => reason !== 'replaced');

/** Takes something off an invoice, or all of it. */
export function NoteDialog({
  invoiceId,
  number,
  maxPaise,
  lastTaxDay,
  onLeave,
}: Props & {
  /** Until when a note takes tax off; null where the document has none. */
  lastTaxDay: string | null;
}) {
  const [isLate] = useState(() => lastTaxDay !== null && lastTaxDay < dateInIndia(new Date()));
  const [amountPaise, setAmount] = useState(maxPaise);
  const [reason, setReason] = useState<NoteReason>('cancelled');
  const [explanation, setExplanation] = useState('');
  return (
    <AskDialog
      title={`Take something off ${number}?`}
      confirm="Issue the note"
      fields={['amountPaise', 'reason', 'explanation']}
      onLeave={onLeave}
      send={async () => {
        const { number: note } = await receivableCalls.takeOff(invoiceId, {
          amountPaise,
          reason,
          explanation,
        });
        return `${note} is issued.`;
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            A credit note that can never be changed. What is open goes first; money beyond that becomes the
            buyer’s advance again.
          </DialogContentText>
          {lastTaxDay && isLate && (
            <Alert severity="warning">
              A credit note with tax was possible until {formatDate(lastTaxDay)}. This one is commercial: the
              price goes down, and the GST of it does not come back.
            </Alert>
          )}
          {lastTaxDay && !isLate && reason === 'goodwill' && (
            <Alert severity="warning">
              Nobody agreed on it before the sale, so this is a commercial credit note without tax, unless the
              settings say that the change of section 15(3)(b) has begun.
            </Alert>
          )}
          <RupeeField
            label="Amount with GST (₹)"
            required
            paise={amountPaise}
            onPaise={setAmount}
            helperText={`At most ${formatInr(maxPaise)}`}
            {...(error('amountPaise').error ? error('amountPaise') : {})}
          />
          <TextField
            select
            label="Why"
            value={reason}
            onChange={({ target }) => setReason(target.value as NoteReason)}
            {...error('reason')}
          >
            {reasons.map(([value, name]) => (
              <MenuItem key={value} value={value}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="In your words"
            multiline
            value={explanation}
            onChange={({ target }) => setExplanation(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            required={reason === 'discount'}
            helperText={
              reason === 'discount'
                ? 'In which agreement, and of which day. The buyer reads it'
                : 'The buyer reads it'
            }
            {...(error('explanation').error ? error('explanation') : {})}
          />
        </>
      )}
    </AskDialog>
  );
}

/** Gives up what is open. */
export function WriteOffDialog({ invoiceId, number, maxPaise, onLeave }: Props) {
  const [amountPaise, setAmount] = useState(maxPaise);
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      title={`Write off what is open of ${number}?`}
      confirm="Write it off"
      fields={['amountPaise', 'reason']}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.writeOff(invoiceId, { amountPaise, reason });
        return 'Written off.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            Nobody is told, no note is issued, and no GST comes back. It cannot be undone.
          </DialogContentText>
          <RupeeField
            label="Amount (₹)"
            required
            paise={amountPaise}
            onPaise={setAmount}
            {...error('amountPaise')}
          />
          <ReasonField label="Why" reason={reason} onReason={setReason} {...error('reason')} />
        </>
      )}
    </AskDialog>
  );
}

/** When the buyer has said that it pays. */
export function PromiseDialog({
  invoiceId,
  number,
  promisedOn,
  onLeave,
}: Omit<Props, 'maxPaise'> & { promisedOn: string | null }) {
  const [day, setDay] = useState(promisedOn ?? '');
  return (
    <AskDialog
      title={`When is ${number} paid?`}
      confirm="Keep it"
      fields={['promisedOn']}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.promise(invoiceId, day || null);
        return day ? 'Kept.' : 'Nothing is promised any more.';
      }}
    >
      {(error) => (
        <TextField
          label="Promised for"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          helperText="Empty: nothing is promised"
          {...(error('promisedOn').error ? error('promisedOn') : {})}
        />
      )}
    </AskDialog>
  );
}

/** An advance, or a part of it, that went back to its payer. */
export function SendBackDialog({
  advanceId,
  maxPaise,
  onLeave,
}: {
  advanceId: string;
  maxPaise: number;
  onLeave: () => void;
}) {
  const [amountPaise, setAmount] = useState(maxPaise);
  const [reference, setReference] = useState('');
  return (
    <AskDialog
      title="Was the advance sent back?"
      confirm="Record it"
      fields={['amountPaise', 'reference']}
      onLeave={onLeave}
      send={async () => {
        await receivableCalls.sendBack(advanceId, { amountPaise, reference });
        return 'Recorded, and the refund voucher is on its way.';
      }}
    >
      {(error) => (
        <>
          <DialogContentText>
            Send it at your bank first. Tax of an advance of an earlier month comes back by RFD-01, not in the
            return.
          </DialogContentText>
          <RupeeField
            label="Amount (₹)"
            required
            paise={amountPaise}
            onPaise={setAmount}
            {...error('amountPaise')}
          />
          <TextField
            label="UTR or number"
            required
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            slotProps={{ htmlInput: { minLength: 3, maxLength: 40 } }}
            {...error('reference')}
          />
        </>
      )}
    </AskDialog>
  );
}
