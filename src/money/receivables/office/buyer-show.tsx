import { Button, Link as MuiLink, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { states } from '#kit/india/states.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useMay } from '#kit/office/session.ts';
import { createPath, editPath, showPath } from '#kit/screen-paths.ts';
import { buyerName, type BuyerRecord } from '#money/buyers/office/buyer-record.ts';
import { receiptMethods } from '#money/payments/offline-methods.ts';
import { AdvanceKeptBackDialog } from './advance-kept-back-dialog.tsx';
import { SendBackDialog } from './invoice-dialogs.tsx';
import { CameBackDialog } from './came-back-dialog.tsx';
import { UnbookDialog } from './unbook-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { daysOfQuarter, quarterOf } from '../tds.ts';
import { receivableCalls, type BuyerAccountRecord } from './receivable-record.ts';
import { useAccount } from './use-account.ts';
import { Row, RowActions } from './row.tsx';

/** One buyer: what it owes, what it has paid, and what documents say of it. */
export const BuyerShow = () => <RecordPage<BuyerRecord> title="Buyer" draw={Page} />;

function Page({ record }: { record: BuyerRecord }) {
  const [mayBill, mayEdit, mayRecord, mayRead] = [
    useMay('invoices:edit'),
    useMay('buyers:edit'),
    useMay('payments:record'),
    useMay('receivables:read'),
  ];
  const { account, error, load } = useAccount(mayRead ? record.id : null, record);
  const [isPaying, setPaying] = useState(false);
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {buyerName(record)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayBill && (
          <Button
            variant="contained"
            color="secondary"
            component={Link}
            to={createPath('invoice-drafts', { buyer: record.id })}
          >
            Write an invoice
          </Button>
        )}
        {mayBill && (
          <Button
            variant="outlined"
            component={Link}
            to={createPath('recurring-invoices', { buyer: record.id })}
          >
            Recurring invoice
          </Button>
        )}
        {mayRecord && mayRead && (
          <Button variant="outlined" disabled={!account} onClick={() => setPaying(true)}>
            Record money
          </Button>
        )}
        {mayEdit && (
          <Button variant="outlined" component={Link} to={editPath('buyers', record.id)}>
            Edit
          </Button>
        )}
      </Stack>
      {error !== null && (
        <Refusal error={error instanceof Error ? error : new Error('This did not work.')} onAgain={load} />
      )}
      {mayRead && !account && error === null && (
        <Skeleton variant="rounded" height={190} role="status" aria-label="Loading" />
      )}
      {account && <Account account={account} mayRecord={mayRecord} onChanged={load} />}
      {mayRead && <StatementOf buyerId={record.id} />}
      <Section title="What documents say">
        {record.email && <UnreachableNote address={record.email} />}
        <Facts>
          <Fact term="Name">{record.name}</Fact>
          <Fact term="Company">{record.company}</Fact>
          <Fact term="GST number">{record.gstin}</Fact>
          <Fact term="Address">{[record.address, record.pincode].filter(Boolean).join(', ')}</Fact>
          <Fact term="State">{record.country || states[record.stateCode]}</Fact>
          <Fact term="Economic zone">{record.isZone && 'A unit of a special economic zone'}</Fact>
          <Fact term="E-mail">{record.email}</Fact>
          <Fact term="Mobile">{record.mobile}</Fact>
          <Fact term="Language">{languageLabels[record.language]}</Fact>
        </Facts>
      </Section>
      {isPaying && account && (
        <ReceiptDialog
          buyerId={record.id}
          open={account.open}
          onLeave={() => {
            setPaying(false);
            load();
          }}
        />
      )}
    </Stack>
  );
}

/** @param onChanged money of it may have moved, by which the buyer itself is no other */
function Account({
  account,
  mayRecord,
  onChanged,
}: {
  account: BuyerAccountRecord;
  mayRecord: boolean;
  onChanged: () => void;
}) {
  const [back, setBack] = useState<BuyerAccountRecord['advances'][number] | null>(null);
  const [taxed, setTaxed] = useState<BuyerAccountRecord['advances'][number] | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const [misbooked, setMisbooked] = useState<string | null>(null);
  const leave = (close: (none: null) => void) => () => {
    close(null);
    onChanged();
  };
  return (
    <>
      <Section title={account.openPaise > 0 ? `Owes ${formatInr(account.openPaise)}` : 'Owes nothing'}>
        {account.open.map((one) => (
          <Row
            key={one.id}
            left={
              <>
                <MuiLink component={Link} to={showPath('invoices', one.id)}>
                  {one.number}
                </MuiLink>{' '}
                · due on {formatDate(one.dueOn)}
              </>
            }
            right={formatInr(one.openPaise)}
          />
        ))}
      </Section>
      {account.advances.length > 0 && (
        <Section title={`Has paid ${formatInr(account.advancePaise)} in advance`}>
          {account.advances.map((one) => (
            <Row
              key={one.id}
              left={
                <>
                  {[
                    formatDate(one.takenOn),
                    one.voucherNumber,
                    one.keptBackPaise > 0 && `${formatInr(one.keptBackPaise)} of it kept back as tax`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {mayRecord && one.leftPaise > one.keptBackPaise && (
                    <RowActions>
                      <Button size="small" onClick={() => setBack(one)}>
                        Sent back
                      </Button>
                      <Button size="small" onClick={() => setTaxed(one)}>
                        Tax kept back
                      </Button>
                    </RowActions>
                  )}
                </>
              }
              right={formatInr(one.leftPaise)}
            />
          ))}
        </Section>
      )}
      <Section title="Money that came">
        {account.receipts.map((one) => (
          <Row
            key={one.id}
            left={
              <>
                {`${formatDate(one.receivedOn)} · ${receiptMethods[one.method]} ${one.reference}`}
                {mayRecord && !one.misbooked && (
                  <RowActions>
                    {!one.returnedOn && (
                      <Button
                        size="small"
                        aria-label={`Came back: ${one.reference}`}
                        onClick={() => setReturned(one.id)}
                      >
                        Came back
                      </Button>
                    )}
                    {one.method !== 'online' && (
                      <Button
                        size="small"
                        aria-label={`Wrong buyer: ${one.reference}`}
                        onClick={() => setMisbooked(one.id)}
                      >
                        Wrong buyer
                      </Button>
                    )}
                  </RowActions>
                )}
                {one.returnedOn && (
                  <Typography variant="body2" color="error" component="div">
                    {one.misbooked ? 'Of another buyer, taken back' : 'Came back'} on{' '}
                    {formatDate(one.returnedOn)}: {one.returnReason}
                  </Typography>
                )}
              </>
            }
            right={formatInr(one.amountPaise)}
          />
        ))}
        {account.receipts.length === 0 && <Typography color="text.secondary">None yet.</Typography>}
      </Section>
      {back && (
        <SendBackDialog
          advanceId={back.id}
          maxPaise={back.leftPaise - back.keptBackPaise}
          onLeave={leave(setBack)}
        />
      )}
      {taxed && <AdvanceKeptBackDialog advance={taxed} onLeave={leave(setTaxed)} />}
      {misbooked && (
        <UnbookDialog
          send={(input) => receivableCalls.unbook(misbooked, input)}
          onLeave={leave(setMisbooked)}
        />
      )}
      {returned && (
        <CameBackDialog
          send={(input) => receivableCalls.cameBack(returned, input)}
          onLeave={leave(setReturned)}
        />
      )}
    </>
  );
}

/** The account over some days as a PDF to send; this tax year unless somebody says otherwise. */
function StatementOf({ buyerId }: { buyerId: string }) {
  const [today] = useState(() => dateInIndia(new Date()));
  const [from, setFrom] = useState(() => daysOfQuarter(`${quarterOf(today).slice(0, 7)} Q1`).from);
  const [to, setTo] = useState(today);
  const isWhole = from !== '' && to !== '' && from <= to;
  return (
    <Section title="Statement">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <DayField label="From" day={from} onDay={setFrom} />
        <DayField label="To" day={to} onDay={setTo} />
        <Button
          variant="outlined"
          disabled={!isWhole}
          href={receivableCalls.statementPath(buyerId, from, to)}
          target="_blank"
          rel="noopener"
          aria-label="Statement as PDF (opens in a new tab)"
        >
          PDF
        </Button>
      </Stack>
    </Section>
  );
}

const DayField = ({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={day}
    onChange={({ target }) => onDay(target.value)}
    sx={{ width: 170 }}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
