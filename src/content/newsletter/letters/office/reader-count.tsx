import { Alert } from '@mui/material';
import { useDeferredValue } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Segment } from '../segment.ts';
import { readersText, type CountRecord } from './letter-record.ts';

/** How many readers what is chosen has now. The server counts again when the letter goes. */
export function ReaderCount() {
  const chosen: unknown = useDeferredValue(useWatch({ name: 'segment' }));
  const segment = Segment.safeParse(chosen ?? {});
  const { data, error, refetch } = useGetOne<CountRecord>(
    'letter-counts',
    { id: JSON.stringify(segment.data) },
    { enabled: segment.success, retry: false },
  );
  if (!segment.success)
    return <Alert severity="warning">{segment.error.issues[0]?.message ?? 'This cannot be read.'}</Alert>;
  if (error) return <Refusal error={error} onAgain={refetch} />;
  return (
    <Alert severity={data?.readers === 0 ? 'warning' : 'info'} role="status">
      {data ? `${readersText(data.readers)} now. They are counted again when it goes.` : 'Counting …'}
    </Alert>
  );
}
