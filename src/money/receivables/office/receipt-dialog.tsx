import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import { offlineMethods, type OfflineMethod } from '#money/payments/offline-methods.ts';
import type { ReceiptInput } from '../record-receipt.ts';
import { keptBackIn, nothingKeptBack, type TaxKeptBack } from '../kept-back/tax-kept-back.ts';
import { tdsOn } from '../tds.ts';
import { AdvanceKeptBack } from './advance-kept-back.tsx';
import { AskDialog, type FieldError } from './ask-dialog.tsx';
import { EarlierMonth, monthName } from './earlier-month.tsx';
import { KeptBackFields } from './kept-back-fields.tsx';
import { receivableCalls, type BuyerAccountRecord } from './receivable-record.ts';
import { RupeeField } from './rupee-field.tsx';

type Open = BuyerAccountRecord['open'][number];
/** What an invoice gets. */
type Part = TaxKeptBack & { amountPaise: number };

const methods = Object.entries(offlineMethods) as [OfflineMethod, string][];
const fields = ['amountPaise', 'reference', 'receivedOn', 'method', 'advance.tdsRuleId', 'advance.tdsPaise'];
const nothing: Part = { amountPaise: 0, ...nothingKeptBack };

/**
 * Asks what came on the agency's account and what it settles: the oldest invoices first, unless somebody says otherwise.
 * What no invoice takes is kept as an advance.
 */
export function ReceiptDialog({
  buyerId,
  open,
  begin = {},
  keptBack = null,
  receive = receivableCalls.receive,
  onLeave,
}: {
  buyerId: string;
  open: Open[];
  /** What is known of the money already. With an amount, that and the day are the bank's own words, and stay. */
  begin?: Partial<Pick<ReceiptInput, 'method' | 'reference' | 'receivedOn' | 'amountPaise'>>;
  /** What its payer seems to have kept back of one invoice. */
  keptBack?: { invoiceId: string; ruleId: string; paise: number } | null;
  receive?: (receipt: ReceiptInput) => Promise<unknown>;
  onLeave: () => void;
}) {
  const [today] = useState(() => dateInIndia(new Date()));
  const [method, setMethod] = useState<OfflineMethod>(begin.method ?? 'bank');
  const [reference, setReference] = useState(begin.reference ?? '');
  const [receivedOn, setReceivedOn] = useState(begin.receivedOn ?? today);
  const isFixed = begin.amountPaise !== undefined;
  /** Null while nobody has typed it: then it is what the invoices take. */
  const [typedPaise, setTyped] = useState<number | null>(begin.amountPaise ?? (open.length > 0 ? null : 0));
  const [parts, setParts] = useState(() =>
    spreadOver(
      open,
      begin.amountPaise ?? open[0]?.openPaise ?? 0,
      keptBack
        ? { [keptBack.invoiceId]: { ...nothing, tdsPaise: keptBack.paise, tdsRuleId: keptBack.ruleId } }
        : {},
    ),
  );
  const settledPaise = Object.values(parts).reduce((sum, part) => sum + part.amountPaise, 0);
  const amountPaise = typedPaise ?? settledPaise;
  const leftPaise = amountPaise - settledPaise;
  const [ofAdvance, setOfAdvance] = useState(nothingKeptBack);
  const [acknowledged, setAcknowledged] = useState(false);
  const earlier = inEarlierReturns({ open, parts, leftPaise, receivedOn, today });
  const change = (id: string, part: Part) => setParts({ ...parts, [id]: part });
  return (
    <AskDialog
      title="What came?"
      confirm="Record it"
      fields={[
        ...fields,
        ...open.flatMap((_, i) => [`invoices.${i}.amountPaise`, `invoices.${i}.tdsRuleId`]),
      ]}
      wide
      onLeave={onLeave}
      send={async () => {
        const invoices = open.flatMap(({ id }) => {
          const part = parts[id] ?? nothing;
          const { amountPaise: money, tdsPaise, gstTdsPaise } = part;
          return money + tdsPaise + gstTdsPaise > 0 ? [{ invoiceId: id, ...part }] : [];
        });
        await receive({
          buyerId,
          method,
          reference,
          receivedOn,
          amountPaise,
          invoices,
          ...(leftPaise > 0 && { advance: ofAdvance }),
          ...(acknowledged && { acknowledged }),
        });
        return leftPaise > 0
          ? `Recorded. ${formatInr(leftPaise + keptBackIn(ofAdvance))} is an advance.`
          : 'Recorded.';
      }}
    >
      {(error) => (
        <>
          <RupeeField
            label="Amount (₹)"
            required
            autoFocus={!isFixed}
            disabled={isFixed}
            paise={amountPaise}
            onPaise={(paise) => {
              setTyped(paise);
              setParts(spreadOver(open, paise, parts));
            }}
            {...error('amountPaise')}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
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
              disabled={isFixed}
              value={receivedOn}
              onChange={({ target }) => setReceivedOn(target.value)}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
              {...error('receivedOn')}
            />
          </Box>
          {earlier.months.length > 0 && <EarlierMonth {...earlier} onAcknowledged={setAcknowledged} />}
          <TextField
            label="UTR or number"
            required
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            helperText="What the bank calls it. The same one is recorded once only"
            slotProps={{ htmlInput: { maxLength: 40, minLength: 3 } }}
            {...(error('reference').error ? error('reference') : {})}
          />
          {open.map((invoice, i) => (
            <InvoicePart
              key={invoice.id}
              invoice={invoice}
              day={receivedOn}
              part={parts[invoice.id] ?? nothing}
              onPart={(part) => change(invoice.id, part)}
              error={(field) => error(`invoices.${sentAt(open, parts, i)}.${field}`)}
            />
          ))}
          {leftPaise > 0 && (
            <AdvancePart
              leftPaise={leftPaise}
              day={receivedOn}
              kept={ofAdvance}
              onKept={setOfAdvance}
              error={error}
            />
          )}
          <Typography role="status" color={leftPaise < 0 ? 'error' : 'text.secondary'}>
            {leftPaise < 0
              ? `The invoices take ${formatInr(-leftPaise)} more than came.`
              : leftPaise > 0
                ? `${formatInr(leftPaise + keptBackIn(ofAdvance))} is kept as an advance, with a receipt voucher.`
                : 'All of it is used.'}
          </Typography>
        </>
      )}
    </AskDialog>
  );
}

/** What such money changes in the returns of months that are over; `months` none where it changes nothing. */
function inEarlierReturns({
  open,
  parts,
  leftPaise,
  receivedOn,
  today,
}: {
  open: Open[];
  parts: Record<string, Part>;
  leftPaise: number;
  receivedOn: string;
  today: string;
}): { says: string[]; months: string[] } {
  const month = receivedOn.slice(0, 7);
  const now = today.slice(0, 7);
  if (month >= now) return { says: [], months: [] };
  const later = open.filter(
    ({ id, issuedOn, gstPaise }) =>
      (parts[id]?.amountPaise ?? 0) > 0 && gstPaise > 0 && month < issuedOn.slice(0, 7),
  );
  const months = new Set(leftPaise > 0 || later.length > 0 ? [month] : []);
  for (const { issuedOn } of later) if (issuedOn.slice(0, 7) < now) months.add(issuedOn.slice(0, 7));
  return {
    months: [...months],
    says: [
      ...(leftPaise > 0
        ? [
            `The tax of this advance of ${formatInr(leftPaise)} belongs to the return of ${monthName(month)} (table 11A).`,
          ]
        : []),
      ...later.map(
        ({ number, issuedOn }) =>
          `${number} was issued after this money came: its tax belongs to the return of ${monthName(month)} (table 11A), with a receipt voucher, and is taken off in that of ${monthName(issuedOn.slice(0, 7))} (table 11B).`,
      ),
    ],
  };
}

/** Where an invoice stands among those that are sent. */
const sentAt = (open: Open[], parts: Record<string, Part>, index: number) =>
  open.slice(0, index).filter(({ id }) => {
    const { amountPaise, tdsPaise, gstTdsPaise } = parts[id] ?? nothing;
    return amountPaise + tdsPaise + gstTdsPaise > 0;
  }).length;

/** The oldest first, each as far as it goes; what was kept back stays. */
function spreadOver(open: Open[], amountPaise: number, parts: Record<string, Part>): Record<string, Part> {
  let left = amountPaise;
  return Object.fromEntries(
    open.map(({ id, openPaise }) => {
      const part = parts[id] ?? nothing;
      const takes = Math.min(left, openPaise - part.tdsPaise - part.gstTdsPaise);
      left -= takes;
      return [id, { ...part, amountPaise: takes }];
    }),
  );
}

function InvoicePart({
  invoice,
  day,
  part,
  onPart,
  error,
}: {
  invoice: Open;
  day: string;
  part: Part;
  onPart: (part: Part) => void;
  error: FieldError;
}) {
  const { amountPaise, ...kept } = part;
  const basePaise = share(invoice.taxablePaise, amountPaise + keptBackIn(kept), invoice.totalPaise);
  return (
    <PartBox
      title={`${invoice.number} · ${formatInr(invoice.openPaise)} open, due on ${formatDate(invoice.dueOn)}`}
    >
      <RupeeField
        label="Of the money (₹)"
        size="small"
        paise={amountPaise}
        onPaise={(paise) => onPart({ ...part, amountPaise: paise })}
        {...error('amountPaise')}
      />
      <KeptBackFields
        day={day}
        kept={kept}
        basePaise={basePaise}
        suggest={(percent) => tdsOn(invoice.taxablePaise, percent)}
        onKept={(next) => {
          const isWhole = invoice.openPaise === invoice.totalPaise;
          // Whoever keeps tax back has paid the invoice but for that.
          const most = invoice.openPaise - keptBackIn(next);
          const settles = isWhole && next.tdsRuleId !== kept.tdsRuleId;
          onPart({ ...next, amountPaise: settles ? Math.min(amountPaise, most) : amountPaise });
        }}
        error={error}
      />
    </PartBox>
  );
}

function AdvancePart({
  leftPaise,
  day,
  kept,
  onKept,
  error,
}: {
  leftPaise: number;
  day: string;
  kept: TaxKeptBack;
  onKept: (kept: TaxKeptBack) => void;
  error: FieldError;
}) {
  return (
    <PartBox title={`Kept as an advance: ${formatInr(leftPaise)}`}>
      <AdvanceKeptBack
        moneyPaise={leftPaise}
        day={day}
        kept={kept}
        onKept={onKept}
        error={(field) => error(`advance.${field}`)}
      />
    </PartBox>
  );
}

const PartBox = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="fieldset"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, p: 1.5, m: 0 }}
  >
    <Typography component="legend" variant="body2" sx={{ px: 0.5 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
  </Box>
);
