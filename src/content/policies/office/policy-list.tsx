import { DataTable } from 'react-admin';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { policyPath } from '../policy-path.ts';
import type { PolicyRecord } from './policy-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<PolicyRecord>;

/** The policies in force. */
export function PolicyList() {
  const mayEdit = useMay('texts:edit');
  return (
    <RecordTable<PolicyRecord>
      title="Policies"
      intro="Saving a policy makes a new version with today’s date. Visitors can still read the old ones."
      nothing="No policies yet."
      opens={mayEdit}
    >
      <Column
        source="title"
        label="Title"
        disableSort
        render={({ title }) => <RecordName opens={mayEdit}>{title}</RecordName>}
      />
      <Column source="version" label="Version" disableSort />
      <Column source="dated" label="Last updated" disableSort />
      <Column source="changedBy" label="By" disableSort />
      <Column
        label="Page"
        disableSort
        render={({ slug, title }) => <ViewPage path={policyPath(slug)} label={`View page: ${title}`} />}
      />
    </RecordTable>
  );
}
