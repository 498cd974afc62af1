import { Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useNow, When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath, staffPath } from '#kit/screen-paths.ts';
import { kindNames } from '#money/invoices/invoice.ts';
import { supplierBillPath, type SupplierBill } from '#money/invoices/supplier-bills/supplier-bill.ts';
import { ToldClaims } from '../claims/office/told-claims.tsx';
import { InvoiceRegistration } from './invoice-registration.tsx';
import type { InvoiceAccountRecord } from './receivable-record.ts';
import { useAccount } from './use-account.ts';
import { InvoiceWork, type Asking } from './invoice-work.tsx';
import { Row } from './row.tsx';
import { Settlements } from './settlements.tsx';

/** One document: what it says, what is open of it, and what settled it. */
export const InvoiceShow = () => <RecordPage<InvoiceAccountRecord> title="Invoice" draw={Page} />;

function Page({ record }: { record: InvoiceAccountRecord }) {
  const { content, owed, bills = [], settlements = [], notes = [], reminders = [], claims = [] } = record;
  const openPaise = owed?.openPaise ?? 0;
  const [asking, setAsking] = useState<Asking | null>(null);
  const mayRecord = useMay('payments:record');
  const { account } = useAccount(owed && mayRecord ? record.buyerId : null, record);
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      {record.buyerEmail && <UnreachableNote address={record.buyerEmail} />}
      <InvoiceWork record={record} account={account} asking={asking} onAsk={setAsking} />
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
        {content?.passedOn?.map((passed, i) => (
          <Row
            key={i}
            left={<PassedOn {...passed} bill={bills.find(({ number }) => number === passed.proof)} />}
            right={formatInr(passed.amountPaise)}
          />
        ))}
        <Row left="GST" right={formatInr(record.gstPaise)} />
        <Row left="Total" right={formatInr(record.totalPaise)} strong />
        {content?.note && <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{content.note}</Typography>}
      </Section>
      <InvoiceRegistration record={record} />
      <ToldClaims claims={claims} onBook={account && ((claim) => setAsking({ what: 'money', claim }))} />
      {owed && <Settlements settlements={settlements} openPaise={owed.openPaise} />}
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

/** What was paid for the client, and the supplier's bill where it lies with the invoice. */
const PassedOn = ({
  title,
  proof,
  bill,
}: {
  title: string;
  proof: string;
  bill?: SupplierBill | undefined;
}) => (
  <>
    Paid for the client: {title}, bill{' '}
    {bill ? <MuiLink href={staffPath(supplierBillPath(bill))}>{proof}</MuiLink> : proof}
  </>
);

function OpenChip({ record, openPaise }: { record: InvoiceAccountRecord; openPaise: number }) {
  const now = useNow();
  if (openPaise === 0) return <Chip size="small" color="success" label="Settled" />;
  const isLate = record.dueOn !== null && record.dueOn < dateInIndia(new Date(now));
  return <Chip size="small" color={isLate ? 'error' : 'warning'} label={`${formatInr(openPaise)} open`} />;
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
