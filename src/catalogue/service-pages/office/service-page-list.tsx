import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { servicePagePath } from '../service-page-path.ts';
import type { ServicePageRecord } from './service-page-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<ServicePageRecord>;

/** The pages of the seven services. */
export function ServicePageList() {
  const mayEdit = useMay('services:edit');
  return (
    <RecordTable<ServicePageRecord>
      title="Service pages"
      intro="What the page of each service says: headings, steps, features, past work and questions."
      nothing="No pages yet."
      opens={mayEdit}
    >
      <Column
        label="Page"
        disableSort
        render={({ content: { heading } }) => <RecordName opens={mayEdit}>{heading}</RecordName>}
      />
      <Column label="Address" disableSort render={({ id }) => servicePagePath(id)} />
      <Column
        label="Draft"
        disableSort
        render={({ draft }) => draft && <Chip size="small" label="Draft waits" color="warning" />}
      />
      <Column label="Questions" disableSort render={({ content }) => content.faq.items.length} />
      <Column label="Changed" disableSort render={({ updatedAt }) => <When at={updatedAt} />} />
      <Column
        label="On the site"
        disableSort
        render={({ id }) => <ViewPage path={servicePagePath(id)} label={`View page: ${id}`} />}
      />
    </RecordTable>
  );
}
