import {
  Box,
  Button,
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Title, useGetList } from 'react-admin';
import type { JobRow } from '#kit/jobs-admin.ts';
import { queueCalls } from './queue-calls.ts';
import { useSearchParams } from 'react-router';
import { When } from '#kit/office/parts/when.tsx';
import type { QueueRecord } from './queue-record.ts';
import { useMay } from '#kit/office/session.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';

/** What the machinery has to do, and what it could not. */
export function QueuesPage() {
  const { data, error, isPending, refetch } = useGetList<QueueRecord>('queues');
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('queue') ?? data?.at(-1)?.name;
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Jobs" />
      {error && <Refusal error={error} onAgain={refetch} />}
      {isPending && <Skeleton variant="rounded" height={200} role="status" aria-label="Loading" />}
      {data && (
        <Card sx={{ overflowX: 'auto', position: 'relative' }}>
          <Table size="small" aria-label="Queues">
            <TableHead>
              <TableRow>
                <TableCell>Queue</TableCell>
                <TableCell align="right">Waiting</TableCell>
                <TableCell align="right">Running</TableCell>
                <TableCell align="right">Failed</TableCell>
                <TableCell>Action</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((queue) => (
                <TableRow key={queue.id} selected={queue.name === chosen}>
                  <TableCell component="th" scope="row">
                    {queue.name}
                  </TableCell>
                  <TableCell align="right">{queue.queued}</TableCell>
                  <TableCell align="right">{queue.active}</TableCell>
                  <TableCell
                    align="right"
                    sx={queue.failed > 0 ? { color: 'error.main', fontWeight: 700 } : undefined}
                  >
                    {queue.failed}
                  </TableCell>
                  <TableCell align="right">
                    <Button
                      size="small"
                      aria-pressed={queue.name === chosen}
                      onClick={() => setSearch({ queue: queue.name })}
                    >
                      Look inside
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
      {chosen && <Queue key={chosen} name={chosen} />}
    </Box>
  );
}

function Queue({ name }: { name: string }) {
  const { data, error, refetch } = useGetList<JobRow>('jobs', { filter: { queue: name } });
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} role="status" aria-label="Loading" />;
  return (
    <Card sx={{ overflowX: 'auto', position: 'relative' }}>
      <Typography variant="h6" component="h2" sx={{ p: 2, pb: 0 }}>
        {name}
      </Typography>
      {data.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          Nothing waits here and nothing is stuck.
        </Typography>
      ) : (
        <Table size="small" aria-label={`Jobs of ${name}`}>
          <TableHead>
            <TableRow>
              <TableCell>Asked for</TableCell>
              <TableCell>State</TableCell>
              <TableCell>About</TableCell>
              <TableCell>Reason</TableCell>
              <TableCell>Action</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((job) => (
              <TableRow key={job.id}>
                <TableCell>
                  <When at={job.createdOn} />
                </TableCell>
                <TableCell>
                  {job.state}
                  {job.retryCount > 0 && `, attempt ${job.retryCount + 1} of ${job.retryLimit + 1}`}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <code>{JSON.stringify(job.data)}</code>
                </TableCell>
                <TableCell>{job.reason ?? '–'}</TableCell>
                <TableCell align="right">
                  <Again job={job} queue={name} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

function Again({ job, queue }: { job: JobRow; queue: string }) {
  const change = usePlainChange();
  const may = useMay('jobs:retry');
  if (!may || !(job.state === 'failed' || queue.startsWith('dead'))) return null;
  const again = () => change(queueCalls.retry(queue, job.id), 'Started again.');
  return (
    <Button size="small" variant="outlined" onClick={again}>
      Start again
    </Button>
  );
}
