import { Create, DeleteWithConfirmButton, required, SelectInput } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { featureStatuses } from '../real-estate-feature.ts';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';

export const FeatureEdit = () => (
  <RecordEdit redirect="list" title="Feature">
    <FeatureForm canDelete />
  </RecordEdit>
);

export const FeatureCreate = () => (
  <Create redirect="list" title="New feature">
    <FeatureForm canDelete={false} />
  </Create>
);

const choices = featureStatuses.map((id) => ({ id, name: id }));

const FeatureForm = ({ canDelete }: { canDelete: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    defaultValues={{ status: 'Active' }}
    toolbar={
      <SaveBar>
        {canDelete && (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle="Delete this feature?"
            confirmContent="It disappears from the page for good. Setting it to Inactive hides it as well and can be undone."
          />
        )}
      </SaveBar>
    }
  >
    <SampleNote />
    <RequiredText source="title" label="Feature" />
    <RequiredText source="description" label="Description" helperText="One or two sentences" long />
    <SelectInput
      source="status"
      label="Status"
      helperText="Inactive features are kept but not shown"
      choices={choices}
      validate={required()}
    />
  </SteadyForm>
);
