import { Stack } from '@mui/material';
import { DataTable } from 'react-admin';
import { DocumentChips } from '#agency/documents/office/document-state.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { SampleChip } from '#kit/office/parts/sample.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { useMay } from '#kit/office/session.ts';
import type { CaseRecord } from './case-record.ts';
import { ViewCase } from './view-case.tsx';

const Column = DataTable.Col<CaseRecord>;

/** The cases in the order in which visitors see them. */
export function CaseList() {
  const mayEdit = useMay('cases:edit');
  return (
    <RecordTable<CaseRecord>
      title="Work"
      intro="Cases of clients: what they asked for, what was built, what it changed. The first one stands on the home page too."
      nothing="No cases yet."
      add={mayEdit && { to: '/cases/create', label: 'Add a case' }}
      actions={<ViewPage path="/work" label="View page: work" />}
      opens={mayEdit}
    >
      {mayEdit && (
        <Column
          label="Order"
          disableSort
          render={({ id, content }) => <OrderButtons id={id} name={content.client} />}
        />
      )}
      <Column
        label="Client"
        disableSort
        render={({ content }) => <RecordName opens={mayEdit}>{content.client}</RecordName>}
      />
      <Column label="What came of it" disableSort render={({ content }) => content.headline} />
      <Column
        label="Status"
        disableSort
        render={(record) => (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <DocumentChips {...record} />
          </Stack>
        )}
      />
      <Column label="Sample" disableSort render={({ isSample }) => isSample && <SampleChip />} />
      <Column label="On the site" disableSort render={(record) => <ViewCase record={record} />} />
    </RecordTable>
  );
}
