import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { kindNames } from '../invoice.ts';
import { formatInr } from '#kit/india/money.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { invoiceCalls, type InvoiceRecord } from './invoice-record.ts';

/** The invoice of a payment and what went back of it. */
export function PaymentDocuments({ transactionId }: { transactionId: string }) {
  const { data, ...asked } = useGetList<InvoiceRecord>('invoices', { filter: { transactionId } });
  return (
    <Section title="Invoices">
      {!data && <NotYet {...asked} loading={null} />}
      {data?.map(({ id, number, kind, totalPaise }) => (
        <Stack key={id} direction="row" sx={{ gap: 2, justifyContent: 'space-between', py: 0.75 }}>
          <MuiLink href={invoiceCalls.pdfPath(id)} target="_blank" rel="noopener">
            {`${kindNames[kind]} ${number}`}
          </MuiLink>
          <span>{formatInr(totalPaise)}</span>
        </Stack>
      ))}
      {data?.length === 0 && <Typography color="text.secondary">None.</Typography>}
    </Section>
  );
}
