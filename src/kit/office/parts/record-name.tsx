import type { ReactNode } from 'react';
import { useListContext, useRecordContext, type RaRecord } from 'react-admin';
import { editPath } from '#kit/screen-paths.ts';
import { RowLink } from './row-link.tsx';
import { SampleChip } from './sample.tsx';

/** What a record of a list is called, marked where it is sample content. @param props.opens it leads to the record's form */
export function RecordName({ opens, children }: { opens: boolean; children: ReactNode }) {
  const { resource } = useListContext();
  const record = useRecordContext<RaRecord & { isSample?: boolean }>();
  if (!record) return null;
  return (
    <>
      {opens ? <RowLink to={editPath(resource, String(record.id))}>{children}</RowLink> : children}{' '}
      {record.isSample && <SampleChip />}
    </>
  );
}
