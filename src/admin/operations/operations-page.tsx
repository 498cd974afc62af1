import { Alert, Box, Chip, Link as MuiLink, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Title, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import type { Operations } from '#domain/operations/operations.ts';
import { Section } from '../parts/section.tsx';
import { When } from '../parts/when.tsx';
import { spokenBytes, spokenSpan } from './operations-words.ts';
import { Facts } from './facts.tsx';
import { SetUp } from './set-up.tsx';

const VitalsChart = lazy(async () => ({ default: (await import('./vitals-chart.tsx')).VitalsChart }));

/** How the installation is, on one page. It looks again every fifteen seconds. */
export function OperationsPage() {
  const { data, error, isPending } = useGetOne<Operations & { id: string }>(
    'operations',
    { id: 'now' },
    { refetchInterval: 15_000 },
  );
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Operations" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {isPending && <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />}
      {data && <Cards {...data} />}
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <VitalsChart />
      </Suspense>
    </Box>
  );
}

function Cards(now: Operations) {
  const { at, process, checks, outbox, jobs, reconciliation, backup, databaseBytes } = now;
  const { storage } = process;
  const stale = !backup || Date.parse(at) - Date.parse(backup.at) > 2 * 86_400_000;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      <Section title="What it depends on">
        <Facts
          facts={checks.map(({ name, ok, ms, said }) => [
            name,
            <span key={name}>
              <Chip size="small" label={ok ? 'Ready' : 'Down'} color={ok ? 'success' : 'error'} /> {said},{' '}
              {ms} ms
            </span>,
          ])}
        />
      </Section>
      <SetUp process={process} />
      <Section title="What waits">
        <Facts
          facts={[
            ['Messages', <Go key="m" to="/messages">{`${outbox.queued} to send`}</Go>],
            ['Failed', <Go key="f" to="/messages">{`${outbox.failed} messages`}</Go>],
            ['Oldest', outbox.oldestAt ? <When key="o" at={outbox.oldestAt} inline /> : 'nothing waits'],
            [
              'Jobs',
              <Go
                key="j"
                to="/jobs"
              >{`${jobs.queued} waiting, ${jobs.active} running, ${jobs.failed} failed`}</Go>,
            ],
            [
              'Books',
              <Go key="r" to="/reconciliations">
                {reconciliation
                  ? reconciliation.mismatches === 0
                    ? 'agree with the gateway'
                    : `${reconciliation.mismatches} differences`
                  : 'not compared yet'}
              </Go>,
            ],
          ]}
        />
      </Section>
      <Section title="Storage and backup">
        <Facts
          facts={[
            ['Database', `${spokenBytes(databaseBytes)} in ${process.database}`],
            ['Files', `${storage.files}, ${spokenBytes(storage.bytes)}`],
            ['Free', storage.freeBytes === null ? 'not known' : spokenBytes(storage.freeBytes)],
            ['Last backup', backup ? <When key="b" at={backup.at} inline /> : 'never'],
            ['Its size', backup ? `${spokenBytes(backup.bytes)}, ${backup.rows} rows` : '–'],
          ]}
        />
        {stale && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {backup ? 'The last backup is older than two days.' : 'There is no backup yet.'} Whoever runs the
            server makes one with <code>npm run backup</code>.
          </Alert>
        )}
      </Section>
      <Section title="This process">
        <Facts
          facts={[
            ['Version', process.version],
            ['Node', process.node],
            ['Mode', process.mode],
            ['Up for', spokenSpan(Date.parse(at) - Date.parse(process.startedAt))],
            ['Memory', spokenBytes(process.memoryBytes)],
            [
              'Errors',
              <Go key="e" to="/server-errors">
                What went wrong
              </Go>,
            ],
          ]}
        />
      </Section>
    </Box>
  );
}

const Go = ({ to, children }: { to: string; children: string }) => (
  <MuiLink component={Link} to={to}>
    {children}
  </MuiLink>
);
