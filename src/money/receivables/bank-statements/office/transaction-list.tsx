import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Card, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { SelectInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { tdsRule } from '../../tds.ts';
import { methodOf } from '../../claims/claim.ts';
import {
  transactionStatuses,
  weightOf,
  type MatchReason,
  type TransactionStatus,
} from '../bank-transaction.ts';
import { bankCalls, type BankTransactionRecord } from './bank-calls.ts';
import { AsideDialog } from './aside-dialog.tsx';
import { BookQuotation } from './book-quotation.tsx';
import { BookDialog } from './book-dialog.tsx';

type InvoiceMatch = BankTransactionRecord['matches']['invoices'][number];
type QuotationMatch = BankTransactionRecord['matches']['quotations'][number];

const statusNames = {
  open: 'To be matched',
  booked: 'Booked',
  'set-aside': 'Set aside',
} satisfies Record<TransactionStatus, string>;
const reasonNames = {
  utr: 'the buyer told this UTR',
  number: 'names its number',
  sum: 'exactly what is open',
  tds: 'what is open less tax kept back',
  name: 'names the buyer',
} satisfies Record<MatchReason, string>;

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={transactionStatuses.map((id) => ({ id, name: statusNames[id] }))}
  />,
];

/** Credits of the account: each is booked with a press, where its invoice is known, or waits. */
export const TransactionList = () => (
  <RecordList<BankTransactionRecord>
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    actions={<Actions />}
    title="Bank statement"
    nothing="Nothing is to be matched here. Import the statement of your bank to see what came."
  >
    <Rows />
  </RecordList>
);

function Actions() {
  const mayImport = useMay('bank-transactions:edit');
  return (
    <TopToolbar>
      {mayImport && (
        <Button
          component={Link}
          to="/bank-transactions/import"
          size="small"
          startIcon={<UploadIcon />}
          variant="outlined"
        >
          Import a statement
        </Button>
      )}
    </TopToolbar>
  );
}

function Rows() {
  const { data = [] } = useListContext<BankTransactionRecord>();
  return (
    <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
      {data.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.description || 'Without a description'}
              <Typography variant="body2" color="text.secondary">
                {[formatDate(row.bookedOn), row.reference, row.reason].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <strong>{formatInr(row.creditPaise)}</strong>
          </Box>
          {row.status === 'open' ? <Choices row={row} /> : <Decided row={row} />}
        </Card>
      ))}
    </Stack>
  );
}

function Decided({ row: { id, status, buyerId, quotationId, description } }: { row: BankTransactionRecord }) {
  const mayEdit = useMay('bank-transactions:edit');
  const change = usePlainChange();
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" label={statusNames[status]} />
      {buyerId && (
        <MuiLink component={Link} to={showPath('buyers', buyerId)}>
          The buyer’s account
        </MuiLink>
      )}
      {quotationId && (
        <MuiLink component={Link} to={showPath('quotations', quotationId)}>
          The quotation
        </MuiLink>
      )}
      {status === 'set-aside' && mayEdit && (
        <Button
          size="small"
          aria-label={`Take up again: ${description}`}
          onClick={() => void change(bankCalls.setAside(id, ''), 'It is to be matched again.')}
        >
          Take up again
        </Button>
      )}
    </Stack>
  );
}

/** What a credit may be, the likeliest first, each to book at once. */
function Choices({ row }: { row: BankTransactionRecord }) {
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
        <Choice
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
        </Choice>
      ))}
      {matches.payments.map((payment) => (
        <Choice
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
        </Choice>
      ))}
      {matches.quotations.map((match, i) => (
        <Choice
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
        </Choice>
      ))}
      {matches.invoices.map((match, i) => (
        <Choice
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
        </Choice>
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

const Choice = ({ title, why, children }: { title: ReactNode; why: string; children: ReactNode }) => (
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
