import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { admissionStatuses } from '../admission.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { AdmissionChip } from './admission-chip.tsx';
import type { AdmissionRow } from './admission-record.ts';

const Column = DataTable.Col<AdmissionRow>;
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, phone or CUS-…" />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    emptyText="All"
    choices={admissionStatuses.map((id) => ({ id, name: id }))}
  />,
];

/** Who subscribed to what, newest first. */
export const AdmissionList = () => (
  <RecordTable<AdmissionRow> title="Admissions" nothing="No admissions here." filters={filters} paged>
    <Column
      label="Customer"
      disableSort
      render={({ id, fullName, customerCode }) => (
        <>
          <RowLink to={showPath('admissions', id)}>{fullName || 'Deleted customer'}</RowLink> {customerCode}
        </>
      )}
    />
    <Column source="serviceName" label="Service" disableSort />
    <Column source="planName" label="Plan" disableSort />
    <Column label="Since" disableSort render={({ createdAt }) => <When at={createdAt} />} />
    <Column label="State" disableSort render={({ status }) => <AdmissionChip status={status} />} />
  </RecordTable>
);
