import {
  BooleanInput,
  Create,
  DataTable,
  DeleteWithConfirmButton,
  FormDataConsumer,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { useMay } from '#kit/office/session.ts';
import { fieldKinds, kindLabels } from '../lead-field.ts';
import type { FieldRecord } from './use-fields.ts';

const Column = DataTable.Col<FieldRecord>;

/** The agency's own questions about leads, in the order in which forms ask them. */
export function FieldList() {
  const mayEdit = useMay('lead-rules:edit');
  return (
    <RecordTable<FieldRecord>
      title="Lead fields"
      intro="Questions of your own about leads. They stand in this order on a lead’s page, in the form for a new lead, among the filters, in exports and in imports."
      nothing="No fields yet. Add one for what you ask every lead: a budget, a branch, a day of moving in."
      add={mayEdit && { to: '/lead-fields/create', label: 'Add a field' }}
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
      <Column label="Kind" disableSort render={({ kind }) => kindLabels[kind]} />
      <Column label="Choices" disableSort render={({ choices }) => choices.join(', ') || '–'} />
      <Column
        label="Asked"
        disableSort
        render={({ retired }) => <ActiveChip active={!retired} words={['Asked', 'Retired']} />}
      />
    </RecordTable>
  );
}

export const FieldCreate = () => (
  <Create redirect="list" title="Add a field">
    <FieldForm />
  </Create>
);

export const FieldEdit = () => (
  <RecordEdit redirect="list" title="Lead field">
    <FieldForm exists />
  </RecordEdit>
);

const FieldForm = ({ exists = false }: { exists?: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 560 }}
    defaultValues={{ kind: 'text', choices: [], retired: false }}
    toolbar={
      <SaveBar>
        {exists && (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle="Delete this field?"
            confirmContent="Only a field that no lead answers can be deleted. Retiring keeps what was answered."
          />
        )}
      </SaveBar>
    }
  >
    <RequiredText source="name" label="Name" />
    <SelectInput
      source="kind"
      label="Kind"
      helperText={exists ? 'Stays as it was made' : 'Cannot be changed later'}
      readOnly={exists}
      choices={fieldKinds.map((id) => ({ id, name: kindLabels[id] }))}
      validate={required()}
    />
    <FormDataConsumer>{({ formData }) => formData.kind === 'choice' && <Choices />}</FormDataConsumer>
    {exists && (
      <BooleanInput
        source="retired"
        label="Retired"
        helperText="Asked no more. What leads have answered stays on their pages and in exports."
      />
    )}
  </SteadyForm>
);

const Choices = () => (
  <TextInput
    source="choices"
    label="Choices"
    helperText="One a line, in the order in which they are offered"
    multiline
    minRows={3}
    format={(lines?: string[]) => lines?.join('\n') ?? ''}
    parse={(text: string) => text.split('\n')}
  />
);
