import { Alert, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { mismatchKinds } from '../mismatch.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { compareBooks, type ReconRunRecord } from './recon-run-record.ts';
import { showPath } from '#kit/screen-paths.ts';

/** Our books against the gateway's, each night or when somebody asks. */
export const ReconciliationList = () => (
  <RecordList<ReconRunRecord>
    pagination={false}
    actions={<Actions />}
    title="Comparison"
    nothing="Nothing was compared yet."
  >
    <Runs />
  </RecordList>
);

function Actions() {
  const change = usePlainChange();
  if (!useMay('payments:check')) return null;
  return (
    <Button size="small" onClick={() => void change(compareBooks(), 'The books were compared.')}>
      Compare now
    </Button>
  );
}

function Runs() {
  const { data = [] } = useListContext<ReconRunRecord>();
  return (
    <Stack sx={{ gap: 2, maxWidth: 820 }}>
      {data.map((run) => (
        <Section key={run.id} title={inIndiaWithDay(run.at)}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            Payments: {run.payments}, refunds: {run.refunds}, since {inIndiaWithDay(run.fromAt)}
          </Typography>
          {run.mismatches.length === 0 ? (
            <Alert severity="success">Both books say the same.</Alert>
          ) : (
            run.mismatches.map(({ kind, gatewayId, transactionId, amountPaise }) => (
              <Alert key={`${kind}${gatewayId}`} severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                {mismatchKinds[kind]}: {gatewayId}, {formatInr(amountPaise)}{' '}
                {transactionId && (
                  <MuiLink component={Link} to={showPath('payments', transactionId)}>
                    our payment
                  </MuiLink>
                )}
              </Alert>
            ))
          )}
        </Section>
      ))}
    </Stack>
  );
}
