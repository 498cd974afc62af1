import { DataTable, maxLength, required, TextInput } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { formatInr } from '#kit/india/money.ts';
import { pickerPath, totalOf, type Picker, type PickerKey } from '../picker.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { useMay } from '#kit/office/session.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';

type PickerRecord = Omit<Picker, 'key'> & { id: PickerKey };
const Column = DataTable.Col<PickerRecord>;

/** Software that visitors put together feature by feature. */
export function PickerList() {
  const mayEdit = useMay('offer:edit');
  return (
    <RecordTable<PickerRecord> title="Feature pickers" nothing="No pickers yet." opens={mayEdit}>
      <Column
        label="Software"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column
        label="Page"
        disableSort
        render={({ id, name }) => (
          <>
            {pickerPath(id)} <ViewPage path={pickerPath(id)} label={`View page: ${name}`} />
          </>
        )}
      />
      <Column label="Features" disableSort render={({ features }) => features.length} />
      <Column label="All together" disableSort render={({ features }) => formatInr(totalOf(features))} />
    </RecordTable>
  );
}

export const PickerEdit = () => (
  <RecordEdit redirect="list" title="Feature picker">
    <SteadyForm sx={{ maxWidth: 880 }} toolbar={<SaveBar />}>
      <SampleNote />
      <TextInput source="name" label="Name" helperText={false} validate={[required(), maxLength(80)]} />
      <TextInput
        source="intro"
        label="Opening sentence"
        helperText={false}
        multiline
        parse={(text: string) => text ?? ''}
        validate={maxLength(400)}
      />
      <RowsInput source="features" label="Features, in the order in which they are shown">
        <RequiredText source="name" label="Feature" />
        <RupeeInput source="pricePaise" label="Price (₹)" helperText={false} validate={required()} />
      </RowsInput>
    </SteadyForm>
  </RecordEdit>
);
