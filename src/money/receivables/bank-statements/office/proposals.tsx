import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { tdsRule } from '../../tds.ts';
import { methodOf } from '../../claims/claim.ts';
import { weightOf, type MatchReason } from '../bank-transaction.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';
import { AsideDialog } from './aside-dialog.tsx';
import { BookQuotation } from './book-quotation.tsx';
import { BookDialog } from './book-dialog.tsx';

type InvoiceMatch = BankTransactionRecord['matches']['invoices'][number];
type QuotationMatch = BankTransactionRecord['matches']['quotations'][number];

const reasonNames = {
  utr: 'the buyer told this UTR',
  number: 'names its number',
  sum: 'exactly what is open',
  tds: 'what is open less tax kept back',
  name: 'names the buyer',
} satisfies Record<MatchReason, string>;

/** What a credit may be, the likeliest first, each to book at once. */
export function Proposals({ row }: { row: BankTransactionRecord }) {
  const [mayRecord, mayEdit] = [useMay('payments:record'), useMay('bank-transactions:edit')];
  const change = usePlainChange();
  const [isSending, setSending] = useState(false);
  const [asking, setAsking] = useState<
    { buyerId: string | null; invoiceId?: string; tds?: InvoiceMatch['tds'] } | 'aside' | null
  >(null);
  const [today] = useState(() => dateInIndia(new Date()));
  const [quoted, setQuoted] = useState<QuotationMatch | null>(null);
  const { id, matches, reference, creditPaise, description, bookedOn } = row;
  const once = async (sending: Promise<unknown>, did: string) => {
    setSending(true);
    await change(sending, did);
    setSending(false);
  };
  const book = ({ buyerId, invoiceId, openPaise, number }: InvoiceMatch) => {
    // Without a reference of the bank somebody has to give it one.
    if (!reference) return setAsking({ buyerId, invoiceId });
    const part = { invoiceId, amountPaise: Math.min(creditPaise, openPaise) };
    const invoices = [{ ...part, tdsPaise: 0, tdsRuleId: '', gstTdsPaise: 0 }];
    void once(
      bankCalls.book(id, { buyerId, method: methodOf(reference), reference, invoices }),
      `Booked on ${number}.`,
    );
  };
  const pay = (match: QuotationMatch) => {
    const { quotationId: of, number, tds } = match;
    // The tax of an earlier month's money is of that month: whoever books it is told first. Which section it was, a person says.
    if (!reference || tds || bookedOn.slice(0, 7) < today.slice(0, 7)) return setQuoted(match);
    void once(
      bankCalls.pay(id, { quotationId: of, method: methodOf(reference), reference }),
      `Booked on ${number}. The invoice is on its way.`,
    );
  };
  const best = Math.max(0, ...matches.invoices.map(weightOf));
  const isRecorded = matches.receipts.length > 0 || matches.payments.length > 0;
  const canBook = (match: QuotationMatch) => match.fits || match.tds !== null;
  const isFirst = (match: QuotationMatch) => canBook(match) && weightOf(match) > best;
  // Which section it was, a person says.
  const split = ({ buyerId, invoiceId, tds }: InvoiceMatch) => setAsking({ buyerId, invoiceId, tds });
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
      {matches.receipts.map((receipt) => (
        <Proposal
          key={receipt.receiptId}
          title={`${receipt.buyerName} · recorded as ${receipt.reference} on ${formatDate(receipt.receivedOn)}`}
          why="The same money may be recorded already."
        >
          {mayRecord && (
            <Button
              size="small"
              variant="outlined"
              disabled={isSending}
              aria-label={`It is that: ${receipt.reference}`}
              onClick={() => void once(bankCalls.link(id, receipt.receiptId), 'It stands for that payment.')}
            >
              It is that
            </Button>
          )}
        </Proposal>
      ))}
      {matches.payments.map((payment) => (
        <Proposal
          key={payment.paymentId}
          title={`${payment.buyerName} · ${payment.number} · recorded as ${payment.reference} on ${formatDate(payment.receivedOn)}`}
          why="The same money may be recorded already."
        >
          {mayRecord && (
            <Button
              size="small"
              variant="outlined"
              disabled={isSending}
              aria-label={`It is that: ${payment.reference}`}
              onClick={() =>
                void once(bankCalls.linkPayment(id, payment.paymentId), 'It stands for that payment.')
              }
            >
              It is that
            </Button>
          )}
        </Proposal>
      ))}
      {matches.quotations.map((match, i) => (
        <Proposal
          key={match.quotationId}
          title={
            <>
              {match.buyerName} ·{' '}
              <MuiLink component={Link} to={showPath('quotations', match.quotationId)}>
                {match.number}
              </MuiLink>
              {` · ${formatInr(match.duePaise)} due`}
            </>
          }
          why={[
            match.reasons.map((reason) => reasonNames[reason]).join(', '),
            keptBackWords(match.tds),
            !canBook(match) && 'only what is due can be booked',
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {mayRecord && canBook(match) && (
            <Button
              size="small"
              {...(i === 0 && isFirst(match) && !isRecorded
                ? { variant: 'contained', color: 'secondary' }
                : { variant: 'outlined' })}
              disabled={isSending}
              aria-label={`Book it on ${match.number}`}
              onClick={() => pay(match)}
            >
              Book it
            </Button>
          )}
        </Proposal>
      ))}
      {matches.invoices.map((match, i) => (
        <Proposal
          key={match.invoiceId}
          title={`${match.buyerName} · ${match.number} · ${formatInr(match.openPaise)} open`}
          why={[
            match.reasons.map((reason) => reasonNames[reason]).join(', '),
            creditPaise > match.openPaise &&
              `${formatInr(creditPaise - match.openPaise)} more than is open: kept as an advance`,
            match.tds
              ? keptBackWords(match.tds)
              : creditPaise < match.openPaise && `${formatInr(match.openPaise - creditPaise)} stays open`,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {mayRecord && (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button
                size="small"
                {...(i === 0 && !isRecorded && !matches.quotations.some(isFirst)
                  ? { variant: 'contained', color: 'secondary' }
                  : { variant: 'outlined' })}
                disabled={isSending}
                aria-label={`Book it on ${match.number}`}
                onClick={() => (match.tds ? split(match) : book(match))}
              >
                Book it
              </Button>
              <Button
                size="small"
                aria-label={`Split over invoices of ${match.buyerName}, ${match.number} first`}
                onClick={() => split(match)}
              >
                Split
              </Button>
            </Stack>
          )}
        </Proposal>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayRecord && (
          <Button
            size="small"
            aria-label={`Another buyer: ${description}`}
            onClick={() => setAsking({ buyerId: null })}
          >
            Another buyer
          </Button>
        )}
        {mayEdit && (
          <Button size="small" aria-label={`Set aside: ${description}`} onClick={() => setAsking('aside')}>
            Set aside
          </Button>
        )}
      </Stack>
      {quoted && (
        <BookQuotation
          row={row}
          quotationId={quoted.quotationId}
          tds={quoted.tds}
          onLeave={() => setQuoted(null)}
        />
      )}
      {asking === 'aside' && <AsideDialog row={row} onLeave={() => setAsking(null)} />}
      {asking !== null && asking !== 'aside' && (
        <BookDialog row={row} {...asking} onLeave={() => setAsking(null)} />
      )}
    </Box>
  );
}

const keptBackWords = (tds: InvoiceMatch['tds']) =>
  tds && `${formatInr(tds.paise)} kept back as ${tdsRule(tds.ruleId)?.percent}% TDS`;

const Proposal = ({ title, why, children }: { title: ReactNode; why: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      pt: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
      {title}
      <Typography variant="body2" color="text.secondary">
        {why}
      </Typography>
    </Box>
    {children}
  </Box>
);
