import {
  Create,
  DeleteWithConfirmButton,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Toolbar,
  maxLength,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { serviceStatuses } from '../service.ts';
import { OpenHoursInput } from '#kit/office/parts/open-hours-input.tsx';

export const ServiceEdit = () => (
  <RecordEdit redirect="list" title="Service">
    <ServiceForm canDelete />
  </RecordEdit>
);

export const ServiceCreate = () => (
  <Create redirect="list" title="New service">
    <ServiceForm canDelete={false} />
  </Create>
);

const ServiceForm = ({ canDelete }: { canDelete: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    defaultValues={{ status: 'Active', openHours: [], description: '' }}
    toolbar={<Bar canDelete={canDelete} />}
  >
    <TextInput
      source="name"
      label="Name"
      helperText="As visitors choose it in a form"
      validate={[required(), maxLength(80)]}
    />
    <TextInput
      source="description"
      label="Description"
      helperText="One sentence about it"
      multiline
      minRows={2}
      parse={(text: string) => text ?? ''}
      validate={maxLength(400)}
    />
    <SelectInput
      source="status"
      label="Status"
      helperText="Inactive services are kept but cannot be chosen"
      choices={serviceStatuses.map((id) => ({ id, name: id }))}
      validate={required()}
    />
    <OpenHoursInput source="openHours" label="Opening hours (IST)" />
  </SteadyForm>
);

const Bar = ({ canDelete }: { canDelete: boolean }) => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton color="secondary" />
    {canDelete && (
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle="Delete this service?"
        confirmContent="It disappears from every form. Leads keep its name. Setting it to Inactive hides it as well and can be undone."
      />
    )}
  </Toolbar>
);
