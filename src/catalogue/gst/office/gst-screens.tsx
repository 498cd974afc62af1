import { Chip } from '@mui/material';
import { Create, DataTable, DeleteWithConfirmButton, NumberInput, required, useGetList } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import type { GstRateRecord } from './gst-rate-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<GstRateRecord>;

/** The rates, of which the first is charged. */
export function GstRateList() {
  const mayEdit = useMay('gst-rates:edit');
  const { data } = useGetList<GstRateRecord>('gst-rates');
  const charged = data?.[0]?.id;
  return (
    <RecordTable<GstRateRecord>
      title="GST rates"
      intro="The first rate is charged on what is in a cart. Orders under payment keep the rate they began with."
      nothing="No rates: 18 % is charged until you add one."
      add={mayEdit && { to: '/gst-rates/create', label: 'Add a rate' }}
      opens={mayEdit}
    >
      {mayEdit && (
        <Column label="Order" disableSort render={({ id, name }) => <OrderButtons id={id} name={name} />} />
      )}
      <Column
        label="Name"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column label="Percent" disableSort render={({ percent }) => `${percent} %`} />
      <Column
        label="Use"
        disableSort
        render={({ id }) =>
          id === charged ? (
            <Chip size="small" color="success" label="Charged now" />
          ) : (
            charged && 'Not charged'
          )
        }
      />
    </RecordTable>
  );
}

export const GstRateEdit = () => (
  <RecordEdit redirect="list" title="GST rate">
    <RateForm canDelete />
  </RecordEdit>
);

export const GstRateCreate = () => (
  <Create redirect="list" title="New GST rate">
    <RateForm canDelete={false} />
  </Create>
);

const RateForm = ({ canDelete }: { canDelete: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    toolbar={
      <SaveBar>
        {canDelete && (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle="Delete this rate?"
            confirmContent="The rate that is then first is charged. The last rate cannot be deleted."
          />
        )}
      </SaveBar>
    }
  >
    <SampleNote />
    <RequiredText source="name" label="Name" helperText="For the office only" />
    <NumberInput source="percent" label="Percent" helperText={false} min={0} max={40} validate={required()} />
  </SteadyForm>
);
