import { Box, Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useNow, When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { createPath, showPath } from '#kit/screen-paths.ts';
import { isRevised, kindNames, lastNoteDay, namesTax } from '#money/invoices/invoice.ts';
import { invoiceCalls } from '#money/invoices/office/invoice-record.ts';
import { receiptMethods } from '#money/payments/offline-methods.ts';
import { LinkDialog } from '#money/payment-links/office/link-dialog.tsx';
import { linkCalls } from '#money/payment-links/office/link-record.ts';
import { methodOf } from '../claims/claim.ts';
import { ToldClaims } from '../claims/office/told-claims.tsx';
import { settlementNames } from '../settlement.ts';
import { CameBackDialog } from './came-back-dialog.tsx';
import { InvoiceRegistration } from './invoice-registration.tsx';
import { NoteDialog, PromiseDialog, WriteOffDialog } from './invoice-dialogs.tsx';
import { KeptBackDialog } from './kept-back-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { ReviseDialog } from './revise-dialog.tsx';
import { receivableCalls, type BuyerAccountRecord, type InvoiceAccountRecord } from './receivable-record.ts';
import { useAccount } from './use-account.ts';
import { UseAdvanceDialog } from './use-advance-dialog.tsx';

/** What somebody is about to do; money perhaps with what the buyer told of it. */
type Asking = {
  what:
    | 'money'
    | 'advance'
    | 'kept-back'
    | 'note'
    | 'write-off'
    | 'promise'
    | 'link'
    | 'revoke'
    | 'revise'
    | 'replace';
  claim?: InvoiceAccountRecord['claims'][number];
};

/** One document: what it says, what is open of it, and what settled it. */
export const InvoiceShow = () => <RecordPage<InvoiceAccountRecord> title="Invoice" draw={Page} />;

function Page({ record }: { record: InvoiceAccountRecord }) {
  const { content, owed, settlements = [], notes = [], reminders = [], claims = [] } = record;
  const openPaise = owed?.openPaise ?? 0;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const mayRecord = useMay('payments:record');
  const { account } = useAccount(owed && mayRecord ? record.buyerId : null, record);
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      <Work record={record} account={account} asking={asking} onAsk={setAsking} />
      <Section title={`${record.number}, ${formatInr(record.totalPaise)}`}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Chip size="small" label={kindNames[record.kind]} />
          {owed && <OpenChip record={record} openPaise={owed.openPaise} />}
          {record.buyerId ? (
            <MuiLink component={Link} to={showPath('buyers', record.buyerId)}>
              {record.buyerName}
            </MuiLink>
          ) : (
            <span>{record.buyerName}</span>
          )}
          {record.transactionId && (
            <MuiLink component={Link} to={showPath('payments', record.transactionId)}>
              The payment
            </MuiLink>
          )}
        </Stack>
        <Typography variant="body2" color="text.secondary" component="div" sx={{ mb: 1 }}>
          <When at={record.issuedAt} inline />
          {record.dueOn && ` · due on ${formatDate(record.dueOn)}`}
          {owed?.promisedOn && ` · promised for ${formatDate(owed.promisedOn)}`}
          {openPaise > 0 && content?.supply === 'export-lut' && (
            <div>
              Under the letter of undertaking: where the money is not here by{' '}
              {formatDate(yearAfter(dateInIndia(new Date(record.issuedAt))))}, the IGST is due within 15 days,
              with interest (Rule 96A).
            </div>
          )}
          {reminders.map(({ days, at }) => (
            <div key={days}>
              Reminded <When at={at} inline />
            </div>
          ))}
        </Typography>
        {content?.lines.map((line, i) => (
          // Lines of a document have nothing else to tell them apart, and never change.
          <Row
            key={i}
            left={[line.title, line.description].filter(Boolean).join(' · ')}
            right={formatInr(line.taxablePaise)}
          />
        ))}
        {content?.passedOn?.map(({ title, proof, amountPaise }) => (
          <Row
            key={proof}
            left={`Paid for the client: ${title}, bill ${proof}`}
            right={formatInr(amountPaise)}
          />
        ))}
        <Row left="GST" right={formatInr(record.gstPaise)} />
        <Row left="Total" right={formatInr(record.totalPaise)} strong />
        {content?.note && <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{content.note}</Typography>}
      </Section>
      <InvoiceRegistration record={record} />
      <ToldClaims claims={claims} onBook={account && ((claim) => setAsking({ what: 'money', claim }))} />
      {owed && (
        <Section title="What settled it">
          {settlements.map((one) => (
            <Row
              key={one.id}
              left={
                <>
                  {settlementNames[one.kind]}
                  {mayRecord && one.receiptId && canComeBack(one) && (
                    <Button
                      size="small"
                      sx={{ ml: 1 }}
                      aria-label={`Came back: ${one.reference ?? ''}`}
                      onClick={() => setReturned(one.receiptId)}
                    >
                      Came back
                    </Button>
                  )}
                  <Typography variant="body2" color="text.secondary" component="div">
                    {[
                      one.method && `${receiptMethods[one.method]} ${one.reference ?? ''}`,
                      one.receivedOn && formatDate(one.receivedOn),
                      one.returnedOn && one.amountPaise < 0 && `came back on ${formatDate(one.returnedOn)}`,
                      one.isAdvance && (one.amountPaise > 0 ? 'from an advance' : 'back to an advance'),
                      one.noteNumber,
                      one.keptBack && `${one.keptBack.section}, ${one.keptBack.percent}%`,
                      one.keptBack?.isOdd && 'another sum than the section takes: ask the buyer',
                      one.reason,
                      one.staffName,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </>
              }
              right={formatInr(one.amountPaise)}
            />
          ))}
          {settlements.length === 0 && <Typography color="text.secondary">Nothing yet.</Typography>}
          <Row left="Open" right={formatInr(owed.openPaise)} strong />
        </Section>
      )}
      {returned && (
        <CameBackDialog
          send={(input) => receivableCalls.cameBack(returned, input)}
          onLeave={() => setReturned(null)}
        />
      )}
      {notes.length > 0 && (
        <Section title="Notes and revisions">
          {notes.map((note) => (
            <Row
              key={note.id}
              left={
                <MuiLink component={Link} to={showPath('invoices', note.id)}>
                  {kindNames[note.kind]} {note.number}
                </MuiLink>
              }
              right={formatInr(note.totalPaise)}
            />
          ))}
        </Section>
      )}
    </Stack>
  );
}

function OpenChip({ record, openPaise }: { record: InvoiceAccountRecord; openPaise: number }) {
  const now = useNow();
  if (openPaise === 0) return <Chip size="small" color="success" label="Settled" />;
  const isLate = record.dueOn !== null && record.dueOn < dateInIndia(new Date(now));
  return <Chip size="small" color={isLate ? 'error' : 'warning'} label={`${formatInr(openPaise)} open`} />;
}

const Row = ({ left, right, strong = false }: { left: React.ReactNode; right: string; strong?: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
      ...(strong && { fontWeight: 700 }),
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{left}</Box>
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{right}</Box>
  </Box>
);

/** Money that is ours, as far as anybody has said. */
const canComeBack = ({ kind, amountPaise, returnedOn }: InvoiceAccountRecord['settlements'][number]) =>
  kind === 'money' && amountPaise > 0 && returnedOn === null;

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Once, and only what is in a return. */
const canBeRevised = ({ kind, notes = [], eInvoice }: InvoiceAccountRecord) =>
  !eInvoice &&
  ['tax-invoice', 'debit-note', 'credit-note'].includes(kind) &&
  !notes.some((note) => isRevised(note.kind));

/** What can be done with it. */
function Work({
  record,
  account,
  asking,
  onAsk,
}: {
  record: InvoiceAccountRecord;
  account: BuyerAccountRecord | null;
  asking: Asking | null;
  onAsk: (asking: Asking | null) => void;
}) {
  const { id, number, owed, buyerEmail, settlements = [] } = record;
  const [mayRecord, mayEdit, mayWriteOff, mayPromise, maySend, mayLink] = [
    useMay('payments:record'),
    useMay('invoices:edit'),
    useMay('receivables:write-off'),
    useMay('receivables:edit'),
    useMay('invoices:send'),
    useMay('payment-links:edit'),
  ];
  const change = usePlainChange();
  const openPaise = owed?.openPaise ?? 0;
  const month = dateInIndia(new Date(record.issuedAt)).slice(0, 7);
  const paidPaise = settlements
    .filter(({ kind }) => kind === 'money')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const leave = () => onAsk(null);
  // This one first, so that what came is put on it.
  const open = account?.open.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)) ?? [];
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {openPaise > 0 && mayRecord && (
        <Button
          variant="contained"
          color="secondary"
          disabled={!account}
          onClick={() => onAsk({ what: 'money' })}
        >
          Record money
        </Button>
      )}
      {openPaise > 0 && mayRecord && (owed?.advancePaise ?? 0) > 0 && (
        <Button
          variant="outlined"
          onClick={() =>
            month < dateInIndia(new Date()).slice(0, 7)
              ? onAsk({ what: 'advance' })
              : void change(receivableCalls.settleWithAdvance(id), 'The advance is used.')
          }
        >
          Use the advance of {formatInr(owed?.advancePaise ?? 0)}
        </Button>
      )}
      <Button
        variant="outlined"
        href={invoiceCalls.pdfPath(id)}
        target="_blank"
        rel="noopener"
        aria-label={`PDF of ${number}`}
      >
        PDF
      </Button>
      {owed && (
        <Button
          variant="outlined"
          href={owed.payUrl}
          target="_blank"
          rel="noopener"
          aria-label={`Pay page of ${number} (opens in a new tab)`}
        >
          Pay page
        </Button>
      )}
      {openPaise > 0 && mayLink && (
        <Button variant="outlined" onClick={() => onAsk({ what: 'link' })}>
          Payment link
        </Button>
      )}
      {maySend && buyerEmail && record.eInvoice?.state !== 'waiting' && (
        <Button
          variant="outlined"
          onClick={() => void change(invoiceCalls.resend(id), `Mailed to ${buyerEmail} again.`)}
        >
          Send again
        </Button>
      )}
      {openPaise > 0 && mayRecord && (
        <Button onClick={() => onAsk({ what: 'kept-back' })}>Tax kept back</Button>
      )}
      {openPaise > 0 && mayPromise && <Button onClick={() => onAsk({ what: 'promise' })}>Promised</Button>}
      {owed && openPaise + paidPaise > 0 && mayEdit && (
        <Button onClick={() => onAsk({ what: 'note' })}>Credit note</Button>
      )}
      {owed && mayEdit && record.buyerId && record.kind !== 'debit-note' && (
        <Button component={Link} to={createPath('invoice-drafts', { buyer: record.buyerId, corrects: id })}>
          Debit note
        </Button>
      )}
      {mayEdit && canBeRevised(record) && (
        <Button onClick={() => onAsk({ what: 'revise' })}>Correct the buyer</Button>
      )}
      {mayEdit &&
        record.kind === 'tax-invoice' &&
        !record.content.isPart &&
        openPaise + paidPaise === record.totalPaise && (
          <Button onClick={() => onAsk({ what: 'replace' })}>Write it anew</Button>
        )}
      {openPaise > 0 && mayWriteOff && (
        <Button color="error" onClick={() => onAsk({ what: 'write-off' })}>
          Write off
        </Button>
      )}
      {asking?.what === 'money' && record.buyerId && (
        <ReceiptDialog
          buyerId={record.buyerId}
          open={open}
          begin={
            asking.claim
              ? {
                  reference: asking.claim.reference,
                  method: methodOf(asking.claim.reference),
                  ...(asking.claim.paidOn && { receivedOn: asking.claim.paidOn }),
                }
              : {}
          }
          onLeave={leave}
        />
      )}
      {owed && mayLink && (
        <Button color="error" onClick={() => onAsk({ what: 'revoke' })}>
          Revoke its page
        </Button>
      )}
      {asking?.what === 'link' && (
        <LinkDialog
          subject={{ of: 'invoice', invoiceId: id, number, openPaise, email: buyerEmail }}
          onLeave={leave}
        />
      )}
      <Confirm
        isOpen={asking?.what === 'revoke'}
        title={`Revoke the pay page of ${number}?`}
        content="The address in mails that went opens nothing any more. The next mail has a new one."
        confirm="Revoke"
        onClose={leave}
        onConfirm={() => {
          leave();
          void change(linkCalls.revokePage(id), 'Its page has a new address.');
        }}
      />
      {asking?.what === 'advance' && (
        <UseAdvanceDialog
          invoiceId={id}
          number={number}
          month={month}
          advancePaise={owed?.advancePaise ?? 0}
          onLeave={leave}
        />
      )}
      {asking?.what === 'kept-back' && (
        <KeptBackDialog invoice={record} openPaise={openPaise} onLeave={leave} />
      )}
      {asking?.what === 'note' && (
        <NoteDialog
          invoiceId={id}
          number={number}
          maxPaise={openPaise + paidPaise}
          lastTaxDay={namesTax(record.kind) ? lastNoteDay(dateInIndia(new Date(record.issuedAt))) : null}
          onLeave={leave}
        />
      )}
      {asking?.what === 'replace' && <ReplaceDialog invoiceId={id} number={number} onLeave={leave} />}
      {asking?.what === 'revise' && (
        <ReviseDialog invoiceId={id} number={number} buyer={record.content.buyer} onLeave={leave} />
      )}
      {asking?.what === 'write-off' && (
        <WriteOffDialog invoiceId={id} number={number} maxPaise={openPaise} onLeave={leave} />
      )}
      {asking?.what === 'promise' && (
        <PromiseDialog invoiceId={id} number={number} promisedOn={owed?.promisedOn ?? null} onLeave={leave} />
      )}
    </Stack>
  );
}
