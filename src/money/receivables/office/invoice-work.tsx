import { Button, Stack } from '@mui/material';
import { Confirm } from 'react-admin';
import { Link } from 'react-router';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { WhatsAppButton } from '#agency/whatsapp/office/whatsapp-button.tsx';
import { callPath } from '#kit/path-of.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { createPath } from '#kit/screen-paths.ts';
import { isRevised, isSale, lastNoteDay, namesTax } from '#money/invoices/invoice.ts';
import { invoiceCalls } from '#money/invoices/office/invoice-record.ts';
import { LinkDialog } from '#money/payment-links/office/link-dialog.tsx';
import { linkCalls } from '#money/payment-links/office/link-record.ts';
import { methodOf } from '../claims/claim.ts';
import { NoteDialog, PromiseDialog, WriteOffDialog } from './invoice-dialogs.tsx';
import { KeepsItsBuyer } from './keeps-its-buyer.tsx';
import { KeptBackDialog } from './kept-back-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { ReviseDialog } from './revise-dialog.tsx';
import { receivableCalls, type BuyerAccountRecord, type InvoiceAccountRecord } from './receivable-record.ts';
import { UseAdvanceDialog } from './use-advance-dialog.tsx';

/** What somebody is about to do; money perhaps with what the buyer told of it. */
export type Asking = {
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

/** Once, and only what is in a return. */
const canBeRevised = ({ kind, notes = [], eInvoice }: InvoiceAccountRecord) =>
  !eInvoice &&
  ['tax-invoice', 'debit-note', 'credit-note'].includes(kind) &&
  !notes.some((note) => isRevised(note.kind));

/** What can be done with an invoice: its buttons, and what each asks. */
export function InvoiceWork({
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
  const { id, number, owed, buyerEmail, paid } = record;
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
  const paidPaise = paid?.paise ?? 0;
  const canBeReplaced =
    Boolean(owed) &&
    isSale(record.kind) &&
    !record.content.isPart &&
    openPaise + paidPaise === record.totalPaise;
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
      {openPaise + paidPaise > 0 && mayRecord && (
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
      {mayEdit && canBeReplaced && <Button onClick={() => onAsk({ what: 'replace' })}>Write it anew</Button>}
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
      {maySend && <WhatsAppButton path={callPath`/invoices/${id}/whatsapp`} text="Send on WhatsApp" />}
      {openPaise > 0 && mayPromise && (
        <WhatsAppButton path={callPath`/invoices/${id}/whatsapp-reminder`} text="Remind on WhatsApp" />
      )}
      {mayEdit && <KeepsItsBuyer record={record} canBeReplaced={canBeReplaced} />}
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
        <KeptBackDialog invoice={record} openPaise={openPaise} paid={record.paid} onLeave={leave} />
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
