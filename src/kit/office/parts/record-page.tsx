import { Button, Skeleton } from '@mui/material';
import type { ComponentType } from 'react';
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
  if (isPaused && !record) return <OfflineNote />;
  if (isPending) return <RecordLoading />;
  if (!record)
    return (
      <Refusal
        error={error ?? new Error(`This ${title.toLowerCase()} was not found.`)}
        action={
          <Button color="inherit" onClick={() => refetch()}>
            Try again
          </Button>
        }
      />
    );
  return (
    <>
      <Title title={title} />
      <StaleNote error={error} isPaused={isPaused} refetch={() => void refetch()} />
      <Draw record={record} />
    </>
  );
}

export const RecordLoading = () => (
  <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} role="status" aria-label="Loading" />
);
