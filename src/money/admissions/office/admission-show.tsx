import { Box, Card, CardContent, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { callHref, formatPhone } from '#kit/office/parts/contact-links.tsx';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { UpgradeWork } from '#money/upgrades/office/upgrade-work.tsx';
import { AdmissionChip } from './admission-chip.tsx';
import type { AdmissionDetail } from './admission-record.ts';
import { AdmissionWork } from './admission-work.tsx';

/** One admission: what was told, what was paid, what staff did. */
export const AdmissionShow = () => <RecordPage<AdmissionDetail> title="Admission" draw={Page} />;

function Page({ record }: { record: AdmissionDetail }) {
  const mayEdit = useMay('admissions:edit');
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {record.fullName || 'Deleted customer'}
            </Typography>
            <AdmissionChip status={record.status} />
          </Stack>
          <AdmissionFacts record={record} />
          {record.status === 'Active' && record.payments && <UpgradeWork admissionId={record.id} />}
          {mayEdit && <AdmissionWork key={record.id} record={record} />}
          <History record={record} />
        </CardContent>
      </Card>
    </Box>
  );
}

function AdmissionFacts({ record }: { record: AdmissionDetail }) {
  const { phone, email, address, serviceName, planName, planMonths, activeFrom, activeUntil } = record;
  return (
    <Box sx={{ my: 2 }}>
      <Facts>
        <Fact term="Customer">
          <MuiLink component={Link} to={showPath('customers', record.customerId)}>
            {record.customerCode}
          </MuiLink>
        </Fact>
        <Fact term="Phone">{phone && <MuiLink href={callHref(phone)}>{formatPhone(phone)}</MuiLink>}</Fact>
        <Fact term="E-mail">{email}</Fact>
        <Fact term="Address">{address}</Fact>
        <Fact term="Plan">{`${serviceName}: ${planName} (${periodLabel(planMonths)})`}</Fact>
        <Fact term="Coupon">{record.couponCode}</Fact>
        <Fact term="From">{activeFrom && <When at={activeFrom} inline />}</Fact>
        <Fact term="Until">{activeUntil && <When at={activeUntil} inline />}</Fact>
        <Fact term="Level">{record.classLevel}</Fact>
        <Fact term="Onboarding">
          {record.timing?.map(({ day, startTime }) => `${day} ${startTime}`).join(', ')}
        </Fact>
        {Object.entries(record.details ?? {}).map(([name, told]) => (
          <Fact key={name} term={inWords(name)}>
            {told}
          </Fact>
        ))}
        {record.payments?.map(({ transactionId, status, amountPaise, createdAt }) => (
          <Fact key={transactionId} term="Payment">
            {status}, {formatInr(amountPaise)}, <When at={createdAt} inline /> · {transactionId}
          </Fact>
        ))}
      </Facts>
    </Box>
  );
}

/** `dateOfBirth` → `Date of birth` */
const inWords = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function History({ record }: { record: AdmissionDetail }) {
  if (!record.history?.length) return null;
  return (
    <Box
      component="ol"
      aria-label="What staff did"
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 1.5 }}
    >
      {record.history.map(({ id, at, staffName, status, note }) => (
        <Box component="li" key={id} sx={{ p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {status && `${status}. `}
            {note}
          </Box>
          <Typography component="div" variant="body2">
            {staffName} · <When at={at} inline />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
