import { Alert, Box, Card, CardContent, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { formatInr } from '#domain/money.ts';
import { periodLabel } from '#domain/pricing-plans/period-label.ts';
import { callHref, spoken } from '../leads/contact-links.tsx';
import { When } from '../parts/when.tsx';
import { useMay } from '../session.ts';
import { AdmissionChip } from './admission-chip.tsx';
import type { AdmissionDetail } from './admission-record.ts';
import { AdmissionWork } from './admission-work.tsx';

/** One admission: what was told, what was paid, what staff did. */
export const AdmissionShow = () => (
  <ShowBase<AdmissionDetail> queryOptions={{ retry: false, onError: () => {} }}>
    <Page />
  </ShowBase>
);

function Page() {
  const { record, error, isPending } = useShowContext<AdmissionDetail>();
  const mayEdit = useMay('admissions:edit');
  if (isPending)
    return <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} role="status" aria-label="Loading" />;
  if (!record)
    return (
      <Alert severity="error" sx={{ mt: 3 }}>
        {error?.message ?? 'This admission was not found.'}
      </Alert>
    );
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Title title="Admission" />
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {record.fullName || 'Deleted customer'}
            </Typography>
            <AdmissionChip status={record.status} />
          </Stack>
          <Facts record={record} />
          {mayEdit && <AdmissionWork key={record.id} record={record} />}
          <History record={record} />
        </CardContent>
      </Card>
    </Box>
  );
}

function Facts({ record }: { record: AdmissionDetail }) {
  const { phone, email, address, serviceName, planName, planMonths, activeFrom, activeUntil } = record;
  const facts: [string, React.ReactNode][] = [
    [
      'Customer',
      <MuiLink key="c" component={Link} to={`/customers/${record.customerId}/show`}>
        {record.customerCode}
      </MuiLink>,
    ],
    [
      'Phone',
      phone && (
        <MuiLink key="p" href={callHref(phone)}>
          {spoken(phone)}
        </MuiLink>
      ),
    ],
    ['E-mail', email],
    ['Address', address],
    ['Plan', `${serviceName}: ${planName} (${periodLabel(planMonths)})`],
    ['Coupon', record.couponCode],
    ['From', activeFrom && <When key="f" at={activeFrom} inline />],
    ['Until', activeUntil && <When key="u" at={activeUntil} inline />],
    ['Level', record.classLevel],
    ['Onboarding', record.timing?.map(({ day, startTime }) => `${day} ${startTime}`).join(', ')],
    ...Object.entries(record.details ?? {}).map(([name, told]): [string, string] => [
      inWords(name),
      told ?? '',
    ]),
    ...(record.payments ?? []).map(
      ({ transactionId, status, amountPaise, createdAt }): [string, React.ReactNode] => [
        'Payment',
        <span key={transactionId}>
          {status}, {formatInr(amountPaise)}, <When at={createdAt} inline /> · {transactionId}
        </span>,
      ],
    ),
  ];
  return (
    <Box component="dl" sx={{ m: 0, my: 2 }}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value], i) => (
          <Box
            key={`${name}${i}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: '9rem 1fr',
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
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
