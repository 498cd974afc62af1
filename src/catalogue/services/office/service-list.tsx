import { DataTable } from 'react-admin';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import type { ServiceRecord } from './service-record.ts';
import { useMay } from '#kit/office/session.ts';
import { formatHours } from '#kit/office/parts/hours.ts';

const Column = DataTable.Col<ServiceRecord>;

/** What visitors can choose, in the order in which they see it. */
export function ServiceList() {
  const mayEdit = useMay('services:edit');
  return (
    <RecordTable<ServiceRecord>
      title="Services"
      intro="Active services can be chosen in every form of the website, in this order."
      nothing="No services yet."
      add={mayEdit && { to: '/services/create', label: 'Add a service' }}
      opens={mayEdit}
    >
      {mayEdit && (
        <Column label="Order" disableSort render={({ id, name }) => <OrderButtons id={id} name={name} />} />
      )}
      <Column
        source="name"
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column source="description" label="Description" disableSort />
      <Column
        source="openHours"
        label="Hours"
        disableSort
        render={({ openHours }) => formatHours(openHours)}
      />
      <Column
        source="status"
        label="Status"
        disableSort
        render={({ status }) => <ActiveChip active={status === 'Active'} />}
      />
    </RecordTable>
  );
}
