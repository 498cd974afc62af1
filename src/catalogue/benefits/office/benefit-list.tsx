import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { benefitIconPath } from '../benefit.ts';
import { needNames } from '../benefit-need.ts';
import { formatInr, percentOff } from '#kit/india/money.ts';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import type { BenefitRecord } from './benefit-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<BenefitRecord>;

/** What customers can add to their cart, in the order in which they see it. */
export function BenefitList() {
  const mayEdit = useMay('benefits:edit');
  return (
    <RecordTable<BenefitRecord>
      title="Benefits"
      intro="Active ones can be added to the cart, in this order within each list. Prices are of one month, before GST."
      nothing="No benefits yet."
      add={mayEdit && { to: '/benefits/create', label: 'Add a benefit' }}
      opens={mayEdit}
    >
      {mayEdit && (
        <Column label="Order" disableSort render={({ id, title }) => <OrderButtons id={id} name={title} />} />
      )}
      <Column
        label="Icon"
        disableSort
        render={({ icon }) => (
          <Box
            component="img"
            src={benefitIconPath(icon)}
            alt=""
            sx={{ width: 32, height: 32, display: 'block' }}
          />
        )}
      />
      <Column
        label="Benefit"
        disableSort
        render={({ title }) => <RecordName opens={mayEdit}>{title}</RecordName>}
      />
      <Column
        label="List"
        disableSort
        render={({ additional }) => (additional ? 'Additional Features' : 'Benefits')}
      />
      <Column label="For" disableSort render={({ need }) => needNames[need].replace(/^To /, '')} />
      <Column
        label="Price"
        disableSort
        render={({ originalPaise }) => (originalPaise === 0 ? '–' : formatInr(originalPaise))}
      />
      <Column
        label="Sale price"
        disableSort
        render={(benefit) => {
          const off = percentOff(benefit);
          return `${formatInr(benefit.pricePaise)}${off === null ? '' : `, ${off}% off`}`;
        }}
      />
      <Column
        label="Status"
        disableSort
        render={({ status }) => <ActiveChip active={status === 'Active'} />}
      />
    </RecordTable>
  );
}
