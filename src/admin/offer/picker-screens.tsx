import { Card } from '@mui/material';
import {
  ArrayInput,
  DataTable,
  Edit,
  List,
  maxLength,
  required,
  SaveButton,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
} from 'react-admin';
import { formatInr } from '#domain/money.ts';
import { pickerPath, totalOf, type Feature, type PickerKey } from '#domain/pickers/picker.ts';
import { RowLink } from '../parts/row-link.tsx';
import { useMay } from '../session.ts';
import { RupeeInput } from './rupee-input.tsx';

type PickerRecord = { id: PickerKey; name: string; intro: string; features: Feature[] };
const Column = DataTable.Col<PickerRecord>;

/** Software that visitors put together feature by feature. */
export function PickerList() {
  const mayEdit = useMay('offer:edit');
  return (
    <List<PickerRecord>
      pagination={false}
      perPage={200}
      actions={false}
      title="Feature pickers"
      component="div"
    >
      <Card sx={{ overflowX: 'auto' }}>
        <DataTable<PickerRecord> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
          <Column
            label="Software"
            disableSort
            render={({ id, name }) => (mayEdit ? <RowLink to={`/pickers/${id}`}>{name}</RowLink> : name)}
          />
          <Column label="Page" disableSort render={({ id }) => pickerPath(id)} />
          <Column label="Features" disableSort render={({ features }) => features.length} />
          <Column label="All together" disableSort render={({ features }) => formatInr(totalOf(features))} />
        </DataTable>
      </Card>
    </List>
  );
}

export const PickerEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" actions={false} title="Feature picker">
    <SimpleForm
      sx={{ maxWidth: 880 }}
      toolbar={
        <Toolbar>
          <SaveButton color="secondary" />
        </Toolbar>
      }
      warnWhenUnsavedChanges
    >
      <TextInput source="name" label="Name" helperText={false} validate={[required(), maxLength(80)]} />
      <TextInput
        source="intro"
        label="Opening sentence"
        helperText={false}
        multiline
        parse={(text: string) => text ?? ''}
        validate={maxLength(400)}
      />
      <ArrayInput source="features" label="Features, in the order in which they are shown">
        <SimpleFormIterator inline disableClear>
          <TextInput
            source="name"
            label="Feature"
            helperText={false}
            validate={[required(), maxLength(80)]}
          />
          <RupeeInput source="pricePaise" label="Price (₹)" helperText={false} validate={required()} />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);
