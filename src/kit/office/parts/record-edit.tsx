import { Skeleton } from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  Edit,
  RecordContextProvider,
  SimpleForm,
  useEditContext,
  useRecordContext,
  type EditProps,
  type RaRecord,
  type SimpleFormProps,
} from 'react-admin';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { isSavedHere } from '../saves/saved-here.ts';
import { NotYet, RecordLoading } from './record-page.tsx';

/** The page on which one record is edited. */
export const RecordEdit = ({ children, transform = (data) => data, ...props }: EditProps) => (
  <Edit
    mutationMode="pessimistic"
    actions={false}
    offline={false}
    queryOptions={staying}
    {...props}
    transform={withEtag(transform)}
    // Unlike children it is drawn without a record, too.
    render={() => <Steady>{children}</Steady>}
  />
);

/** React-admin leads whoever writes to the list when the record cannot be read again: "Element does not exist". */
export const staying = { onError: () => undefined };

type Transform = NonNullable<EditProps['transform']>;

/** What a form sends, and beside it what that is based on. */
export const withEtag =
  (transform: Transform): Transform =>
  async (data: Partial<RaRecord>, options) => ({
    ...(await transform(data, options)),
    etag: data.etag,
  });

/**
 * Holds the record of a form still. It opens when the record is there as a whole, which a list has not shown; what a
 * colleague saves from then on does not move it, and is asked about when this is saved.
 */
export function Steady({
  children,
  loading = <RecordLoading />,
}: {
  children: ReactNode;
  loading?: ReactNode;
}) {
  const { record, error, isFetching, isPaused, refetch } = useEditContext();
  const [held, setHeld] = useState<RaRecord | null>(null);
  const isWhole = !isFetching && !isPaused && !error;
  const isOurs = held && record && (record.etag === held.etag || isSavedHere(record.etag));
  if (record && record !== held && (held ? isOurs : isWhole)) setHeld(record);
  if (held) return <RecordContextProvider value={held}>{children}</RecordContextProvider>;
  return <NotYet error={isFetching ? null : error} isPaused={isPaused} refetch={refetch} loading={loading} />;
}

/** The same for a long form without a frame of its own. */
export function WholeRecord({ children }: { children: ReactNode }) {
  const loading = (
    <Skeleton variant="rounded" height={480} sx={{ my: 2 }} role="status" aria-busy aria-label="Loading" />
  );
  return <Steady loading={loading}>{children}</Steady>;
}

/** A form in which nothing typed is lost when the record behind it is loaded again. */
export const SteadyForm = ({ children, ...props }: SimpleFormProps) => (
  <SimpleForm {...props} resetOptions={useResetOptions(useRecordContext())}>
    <AskBeforeLeaving />
    {children}
  </SimpleForm>
);

const keepTyped = { keepDirtyValues: true };

/** What is typed stays, until it is saved: then the form begins anew with what the server made of it. */
export function useResetOptions(record: Partial<RaRecord> | undefined) {
  const [seen, setSeen] = useState({ record, isSaved: false });
  if (seen.record !== record) setSeen({ record, isSaved: seen.record?.etag !== record?.etag });
  return seen.isSaved ? undefined : keepTyped;
}
