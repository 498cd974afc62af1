import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, Form, Title, useNotify, useRecordContext, type RaRecord } from 'react-admin';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { staying, useResetOptions, WholeRecord, withEtag } from './record-edit.tsx';
import { SampleNote } from './sample.tsx';
import { SaveBar } from './save-bar.tsx';
import { ViewPage } from './view-page.tsx';

type Props<R extends RaRecord> = {
  /** The address of what is edited, as the data provider knows it. */
  resource: string;
  id: string;
  title: string;
  saved?: string;
  /** What is sent, where that differs from what the form holds. */
  transform?: (record: R) => object;
  /** Where visitors see it. */
  path?: string;
  children: ReactNode | ((record: R) => ReactNode);
};

/** A long form for something that there is one of. It stays open after saving, and warns before changes are lost. */
export function OnePage<R extends RaRecord>({
  resource,
  id,
  title,
  saved = 'Saved. The website shows it now.',
  transform = (record) => record,
  path,
  children,
}: Props<R>) {
  const notify = useNotify();
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={staying}
      transform={withEtag((record) => transform(record as R) as R)}
      mutationOptions={{ onSuccess: () => notify(saved, { type: 'success' }) }}
    >
      <Title title={title} />
      <WholeRecord>
        <LongForm path={path}>{children}</LongForm>
      </WholeRecord>
    </EditBase>
  );
}

function LongForm<R extends RaRecord>({
  path,
  children,
}: { path: string | undefined } & Pick<Props<R>, 'children'>) {
  const record = useRecordContext<R>();
  const resetOptions = useResetOptions(record);
  if (!record) return null;
  return (
    <Form resetOptions={resetOptions}>
      <AskBeforeLeaving />
      <Box sx={{ maxWidth: 880 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2 }}>
          <SampleNote />
          {typeof children === 'function' ? children(record) : children}
        </Box>
        <SaveBar>{path && <ViewPage path={path} />}</SaveBar>
      </Box>
    </Form>
  );
}
