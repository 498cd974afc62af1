import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import { formatDate } from '#kit/india/india-date.ts';
import { placeOf, supplyNames } from '#catalogue/gst/supply.ts';
import { states } from '#kit/india/states.ts';
import { formatInr } from '#kit/india/money.ts';
import { callHref, formatPhone } from '#kit/office/parts/contact-links.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { RecordLoading } from '#kit/office/parts/record-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { Answers } from '../answers/office/quotation-answers.tsx';
import { FilesCard } from '../files/office/files-card.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { OfferedLines } from './offered-lines.tsx';
import { QuotationChip, QuotationMarks } from './quotation-chip.tsx';
import type { QuotationDetail } from './quotation-record.ts';
import { QuotationWork } from './quotation-work.tsx';

type Props = { record: QuotationDetail; /** What was paid for it, and what is due. */ money: ReactNode };

/** One quotation: what it offers, what was answered, and its revisions. */
export function QuotationView({ record, money }: Props) {
  const mayEdit = useMay('quotations:edit');
  if (!record.lines) return <RecordLoading />;
  return (
    <Box sx={{ py: 2 }}>
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
          {money}
          <FilesCard quotation={record} />
          <QuotationFacts quotation={record} />
          <Revisions quotation={record} />
        </Stack>
      </Box>
    </Box>
  );
}

function QuotationFacts({ quotation }: { quotation: QuotationDetail }) {
  const { name, company, gstin, mobile, email, validUntil, sentAt, views, lastViewedAt, leadId } = quotation;
  const { depositPercent, address, pincode, country, supply } = quotation;
  return (
    <Section title="Facts">
      {email && <UnreachableNote address={email} />}
      <Facts>
        <Fact term="For">{[company, name].filter(Boolean).join(', ')}</Fact>
        <Fact term="E-mail">
          {email ? <MuiLink href={`mailto:${encodeURIComponent(email)}`}>{email}</MuiLink> : 'None'}
        </Fact>
        <Fact term="Mobile">
          {mobile ? <MuiLink href={callHref(mobile)}>{formatPhone(mobile)}</MuiLink> : 'None'}
        </Fact>
        <Fact term="GST number">{gstin}</Fact>
        {country ? (
          <Fact term="Country">{country}</Fact>
        ) : (
          <Fact term="State">{states[placeOf(quotation) ?? '']}</Fact>
        )}
        <Fact term="Kind of supply">{supply !== 'ordinary' && supplyNames[supply]}</Fact>
        <Fact term="Billing address">{[address, pincode].filter(Boolean).join(', ')}</Fact>
        <Fact term="Language">{languageLabels[quotation.language]}</Fact>
        <Fact term="Valid until">{formatDate(validUntil)}</Fact>
        <Fact term="In advance">{depositPercent !== null && `${depositPercent}%`}</Fact>
        <Fact term={quotation.handedOver ? 'Handed over' : 'Sent'}>
          {sentAt ? <When at={sentAt} inline /> : 'Not yet'}
        </Fact>
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
            <MuiLink component={Link} to={showPath('leads', leadId)}>
              Open the lead
            </MuiLink>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

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
            <MuiLink component={Link} to={showPath('quotations', one.id)}>
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
