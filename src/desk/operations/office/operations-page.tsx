import { Alert, Box, Chip, Link as MuiLink, Skeleton } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Title, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { tooOld } from '#desk/backups/backup.ts';
import type { Operations } from '../operations.ts';
import { later } from '#kit/later.tsx';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { StaleNote } from '#kit/office/parts/stale-note.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { formatBytes, formatDuration, formatFiles } from './format.ts';
import { SetUp } from './set-up.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { listPath } from '#kit/screen-paths.ts';

const VitalsChart = later(async () => (await import('./vitals-chart.tsx')).VitalsChart);

/** How the installation is, on one page. It looks again every fifteen seconds. */
export function OperationsPage() {
  const { data, error, isPending, isPaused, refetch } = useGetOne<Operations & { id: string }>(
    'operations',
    { id: 'now' },
    { refetchInterval: 15_000 },
  );
  const [isChartMissing, setChartMissing] = useState(false);
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Operations" />
      {error && !data && <Refusal error={error} onAgain={refetch} />}
      {data && <StaleNote error={error} isPaused={isPaused} refetch={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />}
      {data && <Cards {...data} />}
      {isChartMissing ? (
        <Refusal error={new Error('The chart did not load. Please check your connection.')} />
      ) : (
        <VitalsChart
          meanwhile={<Skeleton variant="rounded" height={320} />}
          onMissing={() => setChartMissing(true)}
        />
      )}
    </Box>
  );
}

function Cards(now: Operations) {
  const { at, process, checks, outbox, jobs, reconciliation, backup, databaseBytes } = now;
  const { storage } = process;
  const stale = !backup || Date.parse(at) - Date.parse(backup.at) > tooOld.backupMs;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      <Section title="What it depends on">
        <Facts>
          {checks.map(({ name, ok, ms, said }) => (
            <Fact key={name} term={name}>
              <Chip size="small" label={ok ? 'Ready' : 'Down'} color={ok ? 'success' : 'error'} /> {said},{' '}
              {ms} ms
            </Fact>
          ))}
        </Facts>
      </Section>
      <SetUp process={process} />
      <Section title="What waits">
        <Facts>
          <Fact term="Messages">
            <Go to={listPath('messages', { status: 'queued' })}>{`${outbox.queued} to send`}</Go>
          </Fact>
          <Fact term="Failed">
            <Go to={listPath('messages', { status: 'failed' })}>{`${outbox.failed} messages`}</Go>
          </Fact>
          <Fact term="Oldest">
            {outbox.oldestAt ? <When at={outbox.oldestAt} inline /> : 'nothing waits'}
          </Fact>
          <Fact term="Jobs">
            <Go to="/jobs">{`${jobs.queued} waiting, ${jobs.active} running, ${jobs.failed} failed`}</Go>
          </Fact>
          <Fact term="Books">
            <Go to="/reconciliations">
              {reconciliation
                ? reconciliation.mismatches === 0
                  ? 'agree with the gateway'
                  : `${reconciliation.mismatches} differences`
                : 'not compared yet'}
            </Go>
          </Fact>
        </Facts>
      </Section>
      <Section title="Storage and backup">
        <Facts>
          <Fact term="Database">{`${formatBytes(databaseBytes)} in ${process.database}`}</Fact>
          <Fact term="Files">{formatFiles(storage)}</Fact>
          <Fact term="Free">{storage.freeBytes !== null && formatBytes(storage.freeBytes)}</Fact>
          <Fact term="Last backup">
            <Go to="/backups">{backup ? <When at={backup.at} inline /> : 'never'}</Go>
          </Fact>
          <Fact term="Its size">{backup && `${formatBytes(backup.bytes)}, ${backup.rows} rows`}</Fact>
        </Facts>
        {stale && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {backup ? 'The last backup is older than a day.' : 'There is no backup yet.'}{' '}
            <Go to="/backups">Look at the backups</Go>
          </Alert>
        )}
      </Section>
      <Section title="This process">
        <Facts>
          <Fact term="Version">{process.version}</Fact>
          <Fact term="Node">{process.node}</Fact>
          <Fact term="Mode">{process.mode}</Fact>
          <Fact term="Up for">{formatDuration(Date.parse(at) - Date.parse(process.startedAt))}</Fact>
          <Fact term="Memory">{formatBytes(process.memoryBytes)}</Fact>
          <Fact term="Errors">
            <Go to="/server-errors">What went wrong</Go>
          </Fact>
        </Facts>
      </Section>
    </Box>
  );
}

const Go = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to}>
    {children}
  </MuiLink>
);
