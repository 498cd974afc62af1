import { Create, maxLength, required, SelectInput } from 'react-admin';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { blockKinds, blockLabels } from '../block-kinds.ts';

const whole = [required(), maxLength(200)];

export const BlockRuleCreate = () => (
  <Create redirect="list" title="Add a rule">
    <SteadyForm sx={{ maxWidth: 480 }} defaultValues={{ kind: 'email' }} toolbar={<SaveBar />}>
      <SelectInput
        source="kind"
        label="Kind"
        helperText={false}
        choices={blockKinds.map((id) => ({ id, name: blockLabels[id] }))}
        validate={required()}
      />
      <RequiredText
        source="value"
        label="What"
        helperText="Words are found in name and message, whatever stands between them"
        validate={whole}
      />
    </SteadyForm>
  </Create>
);
