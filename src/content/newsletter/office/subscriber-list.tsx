import { Chip } from '@mui/material';
import { DataTable, DeleteWithConfirmButton, SelectInput, TextInput } from 'react-admin';
import { subscriberStatuses, type SubscriberStatus } from '../subscriber.ts';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';

type SubscriberRow = {
  id: string;
  email: string;
  status: SubscriberStatus;
  requestedAt: string;
  confirmedAt: string | null;
};

const Column = DataTable.Col<SubscriberRow>;
const labels: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};
const chipColors = { pending: 'warning', confirmed: 'success', unsubscribed: 'default' } as const;
const filters = [
  <TextInput key="q" source="q" label="E-mail begins with" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={subscriberStatuses.map((id) => ({ id, name: labels[id] }))}
  />,
];

/** Who asked for the newsletter. Only confirmed addresses may be written to. */
export function SubscriberList() {
  const mayEdit = useMay('subscribers:edit');
  return (
    <RecordTable<SubscriberRow>
      title="Newsletter"
      nothing="Nobody here yet."
      filters={filters}
      actions={<Actions />}
      paged
    >
      <Column source="email" label="E-mail" disableSort />
      <Column
        source="status"
        label="State"
        disableSort
        render={(row) => <Chip size="small" label={labels[row.status]} color={chipColors[row.status]} />}
      />
      <Column
        source="requestedAt"
        label="Asked"
        disableSort
        render={(row) => <When at={row.requestedAt} />}
      />
      <Column
        source="confirmedAt"
        label="Confirmed"
        disableSort
        render={(row) => (row.confirmedAt ? <When at={row.confirmedAt} /> : '–')}
      />
      {mayEdit && (
        <Column
          label="Forget"
          disableSort
          render={(row) => (
            <DeleteWithConfirmButton
              mutationMode="pessimistic"
              redirect={false}
              label="Forget"
              confirmTitle="Forget this address?"
              confirmContent={`${row.email} is removed from the list for good.`}
            />
          )}
        />
      )}
    </RecordTable>
  );
}

const Actions = () => <ExportButton needs="subscribers:export" />;
