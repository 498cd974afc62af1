import { Alert, Button, Skeleton } from '@mui/material';
import type { ComponentType } from 'react';
import { ShowBase, Title, useShowContext, type RaRecord } from 'react-admin';

type Drawing<R> = { title: string; draw: ComponentType<{ record: R }> };

/** The page of one record: a place held while it comes; where it does not come, why, and another try. */
export const RecordPage = <R extends RaRecord>(page: Drawing<R>) => (
  <ShowBase<R> queryOptions={{ retry: false, onError: () => {} }}>
    <Arrived {...page} />
  </ShowBase>
);

function Arrived<R extends RaRecord>({ title, draw: Draw }: Drawing<R>) {
  const { record, error, isPending, refetch } = useShowContext<R>();
  if (isPending) return <RecordLoading />;
  if (!record)
    return (
      <Alert
        severity="error"
        sx={{ mt: 3 }}
        action={
          <Button color="inherit" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {error?.message ?? `This ${title.toLowerCase()} was not found.`}
      </Alert>
    );
  return (
    <>
      <Title title={title} />
      <Draw record={record} />
    </>
  );
}

export const RecordLoading = () => (
  <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} role="status" aria-label="Loading" />
);
