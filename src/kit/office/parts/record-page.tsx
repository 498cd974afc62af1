import { Skeleton } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { ShowBase, Title, useShowContext, type RaRecord } from 'react-admin';
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
