import { Alert, Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { spokenDate } from '#domain/bookings/india-date.ts';
import { formatInr } from '#domain/money.ts';
import { callHref, spoken } from '../leads/contact-links.tsx';
import { Section } from '../parts/section.tsx';
import { When } from '../parts/when.tsx';
import { useMay } from '../session.ts';
import { Answers } from './answers.tsx';
import { OfferedLines } from './offered-lines.tsx';
import { QuotationChip, QuotationMarks } from './quotation-chip.tsx';
import { QuotationMoney } from './quotation-money.tsx';
import type { QuotationDetail } from './quotation-record.ts';
import { QuotationWork } from './quotation-work.tsx';

/** One quotation: what it offers, what was answered, and its revisions. */
export const QuotationShow = () => (
  <ShowBase<QuotationDetail> queryOptions={{ retry: false, onError: () => {} }}>
    <Page />
  </ShowBase>
);

function Page() {
  const { record, error, isPending, refetch } = useShowContext<QuotationDetail>();
  const mayEdit = useMay('quotations:edit');
  if (isPending || (record && !record.lines))
    return <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} role="status" aria-label="Loading" />;
  if (!record)
    return (
      <Alert
        severity="error"
        sx={{ mt: 3 }}
        action={
          <Button color="inherit" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {error?.message ?? 'This quotation was not found.'}
      </Alert>
    );
  return (
    <Box sx={{ py: 2 }}>
      <Title title="Quotation" />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h5" component="h2">
            {record.title}
          </Typography>
          <Typography color="text.secondary">
            {record.code} · {formatInr(record.totalPaise)}
          </Typography>
        </Box>
        <QuotationMarks quotation={record} />
      </Stack>
      {mayEdit && <QuotationWork quotation={record} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(260px, 4fr)' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Answers quotation={record} />
          <OfferedLines quotation={record} />
          {(record.intro || record.terms) && (
            <Section title="Words">
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {[record.intro, record.terms].filter(Boolean).join('\n\n')}
              </Box>
            </Section>
          )}
        </Stack>
        <Stack spacing={2}>
          <QuotationMoney quotation={record} />
          <Facts quotation={record} />
          <Revisions quotation={record} />
        </Stack>
      </Box>
    </Box>
  );
}

function Facts({ quotation }: { quotation: QuotationDetail }) {
  const { name, company, gstin, mobile, email, validUntil, sentAt, views, lastViewedAt, leadId } = quotation;
  const { depositPercent } = quotation;
  return (
    <Section title="Facts">
      <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}>
        <Fact term="For">{[company, name].filter(Boolean).join(', ')}</Fact>
        <Fact term="E-mail">
          {email ? <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink> : 'None'}
        </Fact>
        <Fact term="Mobile">
          {mobile ? <MuiLink href={callHref(mobile)}>{spoken(mobile)}</MuiLink> : 'None'}
        </Fact>
        {gstin && <Fact term="GST number">{gstin}</Fact>}
        <Fact term="Valid until">{spokenDate(validUntil)}</Fact>
        {depositPercent !== null && <Fact term="In advance">{depositPercent}%</Fact>}
        <Fact term="Sent">{sentAt ? <When at={sentAt} inline /> : 'Not yet'}</Fact>
        <Fact term="Looked at">
          {lastViewedAt ? (
            <>
              {views === 1 ? 'Once' : `${views} times`}, last <When at={lastViewedAt} inline />
            </>
          ) : (
            'Not yet'
          )}
        </Fact>
        {leadId && (
          <Fact term="Enquiry">
            <MuiLink component={Link} to={`/leads/${leadId}/show`}>
              Open the lead
            </MuiLink>
          </Fact>
        )}
      </Box>
    </Section>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <Typography component="dt" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
      {term}
    </Typography>
    <dd>{children}</dd>
  </>
);

function Revisions({ quotation }: { quotation: QuotationDetail }) {
  const { revisions = [], id } = quotation;
  if (revisions.length < 2) return null;
  return (
    <Section title="Revisions">
      {revisions.map((one) => (
        <Stack key={one.id} direction="row" sx={{ gap: 1, alignItems: 'center', py: 0.5, flexWrap: 'wrap' }}>
          {one.id === id ? (
            <strong>{one.code}</strong>
          ) : (
            <MuiLink component={Link} to={`/quotations/${one.id}/show`}>
              {one.code}
            </MuiLink>
          )}
          <span>{formatInr(one.totalPaise)}</span>
          <QuotationChip state={one.state} />
        </Stack>
      ))}
    </Section>
  );
}
