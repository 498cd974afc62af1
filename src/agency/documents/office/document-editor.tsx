import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, Form, Title, useNotify, useRecordContext } from 'react-admin';
import { AskBeforeLeaving } from '#kit/office/parts/ask-before-leaving.tsx';
import { staying, useResetOptions, WholeRecord, withEtag } from '#kit/office/parts/record-edit.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { DocumentBar } from './document-bar.tsx';
import { documentCalls } from './document-calls.ts';
import type { DocumentRecord } from './document-record.ts';
import { DocumentState } from './document-state.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { Folds } from './folds.tsx';

type Props<R extends DocumentRecord> = {
  resource: string;
  id: string;
  title: string;
  /** Where it stands among the calls: `/home`. */
  path: string;
  /** The page that says it. */
  page: (record: R) => string;
  /** What is sent, where that differs from what the form holds. */
  transform?: (content: R['content']) => object;
  /** Whether it may be taken off the website as a whole, and deleted. */
  canHide?: boolean;
  children: ReactNode;
};

/**
 * The one editor of what the site says: what is saved is a draft, which is looked at on its page and then published; what
 * was published before is listed below and can be made a draft again. It warns before anything typed is lost.
 */
export function DocumentEditor<R extends DocumentRecord>({
  resource,
  id,
  title,
  transform,
  ...props
}: Props<R>) {
  const notify = useNotify();
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={staying}
      transform={withEtag((record) => ({
        ...record,
        content: transform ? transform((record as R).content) : (record as R).content,
      }))}
      mutationOptions={{ onSuccess: () => notify(kept, { type: 'success' }) }}
    >
      <Title title={title} />
      <WholeRecord>
        <Open {...props} />
      </WholeRecord>
    </EditBase>
  );
}

const kept = 'Saved as a draft. Visitors do not see it yet.';

function Open<R extends DocumentRecord>({
  path,
  page,
  canHide = false,
  children,
}: Omit<Props<R>, 'resource' | 'id' | 'title' | 'transform'>) {
  const record = useRecordContext<R>();
  const resetOptions = useResetOptions(record);
  if (!record) return null;
  const calls = documentCalls(path);
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Form resetOptions={resetOptions}>
        <AskBeforeLeaving />
        <Folds>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2 }}>
            <SampleNote by="publishing" />
            <DocumentState record={record} page={page(record)} calls={calls} canHide={canHide} />
            {children}
            <DocumentVersions record={record} path={path} />
          </Box>
          <DocumentBar record={record} calls={calls} />
        </Folds>
      </Form>
    </Box>
  );
}
