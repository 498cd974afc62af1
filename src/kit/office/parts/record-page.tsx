import { Alert, Button, Skeleton } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import {
  ShowBase,
  Title,
  useCreatePath,
  useResourceContext,
  useShowContext,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import { ServerRefusal } from '../http.ts';
import { actBelow } from './act-below.ts';
import { Refusal } from './refusal.tsx';
import { OfflineNote, StaleNote } from './stale-note.tsx';

type Drawing<R> = { title: string; draw: ComponentType<{ record: R }> };

/** The page of one record: a place held while it comes; where it does not come, or no newer one, why, and another try. */
export const RecordPage = <R extends RaRecord>(page: Drawing<R>) => (
  <ShowBase<R> queryOptions={{ retry: false, onError: () => {} }}>
    <Arrived {...page} />
  </ShowBase>
);

function Arrived<R extends RaRecord>({ title, draw: Draw }: Drawing<R>) {
  const { record, error, isPending, isPaused, refetch } = useShowContext<R>();
  // What is there no more, or not for whoever sits here, is not shown as it was.
  if (error instanceof ServerRefusal && error.kind === 'missing')
    return (
      <>
        <Title title={title} />
        <Missing why={error.message} />
      </>
    );
  if (!record) {
    const why = isPending ? null : (error ?? new Error(`This ${title.toLowerCase()} was not found.`));
    return <NotYet error={why} isPaused={isPaused} refetch={refetch} />;
  }
  return (
    <>
      <Title title={title} />
      <StaleNote error={error} isPaused={isPaused} refetch={() => void refetch()} />
      <Draw record={record} />
    </>
  );
}

function Missing({ why }: { why: string }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <Alert
      severity="warning"
      sx={{ my: 2, ...actBelow }}
      action={
        <Button color="inherit" component={Link} to={createPath({ resource, type: 'list' })}>
          To the list
        </Button>
      }
    >
      {why}
    </Alert>
  );
}

/** In the place of what is not there yet: that it comes, or why it does not, and another try. */
export const NotYet = ({
  error,
  isPaused,
  refetch,
  loading = <RecordLoading />,
}: {
  error: Error | null | undefined;
  /** It waits for a connection. */
  isPaused: boolean | undefined;
  refetch: () => unknown;
  loading?: ReactNode;
}) => (isPaused ? <OfflineNote /> : error ? <Refusal error={error} onAgain={refetch} /> : loading);

export const RecordLoading = () => (
  <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} role="status" aria-label="Loading" />
);
