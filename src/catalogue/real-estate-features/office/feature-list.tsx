import { Switch } from '@mui/material';
import { DataTable, useUpdate } from 'react-admin';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import type { RealEstateFeatureRecord } from './feature-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<RealEstateFeatureRecord>;

/** The powerful features of the real estate page, in the order in which visitors see them. */
export function FeatureList() {
  const mayEdit = useMay('services:edit');
  return (
    <RecordTable<RealEstateFeatureRecord>
      title="Real estate features"
      intro="“Powerful Features” on the real estate page: the active ones, in this order."
      nothing="No features yet."
      add={mayEdit && { to: '/real-estate-features/create', label: 'Add a feature' }}
      opens={mayEdit}
    >
      {mayEdit && (
        <Column label="Order" disableSort render={({ id, title }) => <OrderButtons id={id} name={title} />} />
      )}
      <Column
        label="Feature"
        disableSort
        render={({ title }) => <RecordName opens={mayEdit}>{title}</RecordName>}
      />
      <Column source="description" label="Description" disableSort />
      <Column
        label="Active"
        disableSort
        render={(feature) =>
          mayEdit ? <Active feature={feature} /> : <ActiveChip active={feature.status === 'Active'} />
        }
      />
    </RecordTable>
  );
}

/** Shows or hides a feature at once. */
function Active({ feature }: { feature: RealEstateFeatureRecord }) {
  const { refuse } = useAttempt();
  const [update, { isPending }] = useUpdate<RealEstateFeatureRecord>();
  const isActive = feature.status === 'Active';
  return (
    <Switch
      size="small"
      color="success"
      checked={isActive}
      disabled={isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        update(
          'real-estate-features',
          {
            id: feature.id,
            data: { ...feature, status: isActive ? 'Inactive' : 'Active' },
            previousData: feature,
          },
          {
            mutationMode: 'pessimistic',
            onError: refuse,
          },
        )
      }
      slotProps={{ input: { 'aria-label': `${feature.title} is active` } }}
    />
  );
}
