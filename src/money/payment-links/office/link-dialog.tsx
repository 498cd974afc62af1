import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { formatInr } from '#kit/india/money.ts';
import { BuyerPick } from '#money/buyers/office/buyer-pick.tsx';
import { AskDialog } from '#money/receivables/office/ask-dialog.tsx';
import { RupeeField } from '#money/receivables/office/rupee-field.tsx';
import { usualDays, type LinkInput } from '../payment-link.ts';
import { linkCalls, type LinkRecord } from './link-record.ts';
import { ShareLink } from './share-link.tsx';

/** What is asked for. `email`: where it is mailed, empty where staff pass it on. */
export type Subject =
  | { of: 'invoice'; invoiceId: string; number: string; openPaise: number; email: string }
  | { of: 'quotation'; quotationId: string; number: string; duePaise: number; email: string }
  /** A higher plan, at its price of today. */
  | { of: 'upgrade'; admissionId: string; planId: string; number: string; duePaise: number; email: string }
  | { of: 'amount' };

/** Sends a payment link, and then offers the other ways to pass it on. */
export function LinkDialog({ subject, onLeave }: { subject: Subject; onLeave: () => void }) {
  const [sent, setSent] = useState<LinkRecord | null>(null);
  const refresh = useRefresh();
  const leave = () => {
    if (sent) refresh();
    onLeave();
  };
  return sent ? (
    <Dialog open onClose={leave} aria-labelledby="sent-title" fullWidth maxWidth="xs">
      <DialogTitle id="sent-title">{`Link for ${formatInr(sent.askedPaise)}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <ShareLink link={sent} />
      </DialogContent>
      <DialogActions>
        <Button onClick={leave} autoFocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  ) : (
    <Ask subject={subject} onLeave={onLeave} onSent={setSent} />
  );
}

function Ask({
  subject,
  onLeave,
  onSent,
}: {
  subject: Subject;
  onLeave: () => void;
  onSent: (link: LinkRecord) => void;
}) {
  const made = useRef<LinkRecord | null>(null);
  const isFree = subject.of === 'amount';
  const known = 'email' in subject ? subject.email : '';
  const [typed, setTyped] = useState({
    amountPaise: subject.of === 'invoice' ? subject.openPaise : 0,
    days: subject.of === 'invoice' ? '' : String(usualDays),
    inParts: false,
    byMail: true,
    buyerId: '',
    email: known,
    title: '',
    sac: '',
    gstPercent: '18',
  });
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  return (
    <AskDialog
      title={isFree ? 'Ask for an amount' : `Payment link for ${subject.number}`}
      confirm={typed.byMail && typed.email ? 'Send' : 'Make the link'}
      fields={['amountPaise', 'days', 'buyerId', 'title', 'sac', 'gstPercent']}
      onLeave={onLeave}
      onDone={() => {
        if (made.current) onSent(made.current);
      }}
      send={async () => {
        made.current = await linkCalls.create(inputOf(subject, typed));
        return typed.byMail && made.current.email ? `Mailed to ${made.current.email}.` : 'The link is made.';
      }}
    >
      {(error) => (
        <>
          {isFree && (
            <>
              <DialogContentText>
                It becomes an invoice over this amount, which is owed from now on.
              </DialogContentText>
              <BuyerPick
                error={error('buyerId').helperText}
                onChosen={({ id, email }) => set({ buyerId: id, email })}
              />
              <TextField
                label="What for"
                required
                value={typed.title}
                onChange={({ target }) => set({ title: target.value })}
                slotProps={{ htmlInput: { maxLength: 120 } }}
                {...error('title')}
              />
            </>
          )}
          {'duePaise' in subject ? (
            <DialogContentText>{wordsOfDue(subject)}</DialogContentText>
          ) : (
            <RupeeField
              label={isFree ? 'Amount in rupees, GST included' : 'Amount in rupees'}
              required
              paise={typed.amountPaise}
              onPaise={(amountPaise) => set({ amountPaise })}
              {...error('amountPaise')}
            />
          )}
          {isFree && (
            <>
              <TextField
                label="GST in percent"
                type="number"
                value={typed.gstPercent}
                onChange={({ target }) => set({ gstPercent: target.value })}
                {...error('gstPercent')}
              />
              <TextField
                label="SAC"
                value={typed.sac}
                onChange={({ target }) => set({ sac: target.value })}
                {...error('sac')}
              />
            </>
          )}
          <TextField
            label="Valid for days"
            type="number"
            required={subject.of !== 'invoice'}
            value={typed.days}
            onChange={({ target }) => set({ days: target.value })}
            {...error('days')}
            {...(subject.of === 'invoice' && !error('days').error && { helperText: untilDue })}
          />
          {!('duePaise' in subject) && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={typed.inParts}
                  onChange={({ target }) => set({ inParts: target.checked })}
                />
              }
              label="Part payments allowed"
            />
          )}
          <FormControlLabel
            control={
              <Checkbox
                checked={typed.byMail && typed.email !== ''}
                disabled={typed.email === ''}
                onChange={({ target }) => set({ byMail: target.checked })}
              />
            }
            label={typed.email ? `Mail it to ${typed.email}` : 'No e-mail address: pass it on by WhatsApp'}
          />
        </>
      )}
    </AskDialog>
  );
}

const untilDue = `Empty: until it is due, and ${usualDays} days at least`;

const wordsOfDue = ({ of, duePaise }: Extract<Subject, { duePaise: number }>) =>
  of === 'upgrade'
    ? `${formatInr(duePaise)} today. With each day less is left of the running plan: what is asked for is worked out on the day it is paid.`
    : `${formatInr(duePaise)} is due.`;

function inputOf(
  subject: Subject,
  typed: {
    amountPaise: number;
    days: string;
    inParts: boolean;
    byMail: boolean;
    buyerId: string;
    title: string;
    sac: string;
    gstPercent: string;
  },
): LinkInput {
  const { amountPaise, inParts, byMail, buyerId, title, sac } = typed;
  const days = Number(typed.days);
  const common = { days, byMail };
  if (subject.of === 'quotation') return { of: 'quotation', quotationId: subject.quotationId, ...common };
  if (subject.of === 'upgrade') {
    const { admissionId, planId } = subject;
    return { of: 'upgrade', admissionId, planId, ...common };
  }
  if (subject.of === 'invoice')
    return {
      of: 'invoice',
      invoiceId: subject.invoiceId,
      amountPaise,
      inParts,
      byMail,
      days: typed.days === '' ? null : days,
    };
  const gstPercent = Number(typed.gstPercent);
  return { of: 'amount', buyerId, title, sac, amountPaise, gstPercent, inParts, ...common };
}
