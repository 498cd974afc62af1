import {
  BooleanInput,
  Create,
  maxLength,
  minLength,
  PasswordInput,
  required,
  SaveButton,
  TextInput,
  Toolbar,
} from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { ResetFactorButton } from './reset-factor-button.tsx';
import { OwnLeadsInput } from './own-leads-input.tsx';
import { RoleInput } from './role-input.tsx';

export const StaffEdit = () => (
  <RecordEdit redirect="list" title="Colleague">
    <SteadyForm sx={{ maxWidth: 560 }} toolbar={<Bar />}>
      <TextInput
        source="email"
        label="E-mail"
        disabled
        helperText="Owners change their own under Your account; for others add a new colleague instead"
      />
      <Name />
      <RoleInput />
      <OwnLeadsInput />
      <BooleanInput
        source="active"
        label="May sign in"
        helperText="Switching this off signs them out everywhere at once"
      />
      <PasswordInput
        source="password"
        label="New password"
        helperText="Leave empty to keep the present one. A new one signs them out everywhere"
        autoComplete="new-password"
        validate={[minLength(10), maxLength(128)]}
      />
      <ResetFactorButton />
    </SteadyForm>
  </RecordEdit>
);

export const StaffCreate = () => (
  <Create redirect="list" title="New colleague">
    <SteadyForm sx={{ maxWidth: 560 }} defaultValues={{ role: 'sales' }} toolbar={<Bar />}>
      <Name />
      <TextInput
        source="email"
        label="E-mail"
        type="email"
        helperText="For signing in"
        autoComplete="off"
        validate={[required(), maxLength(120)]}
      />
      <RoleInput />
      <OwnLeadsInput />
      <PasswordInput
        source="password"
        label="First password"
        helperText="At least 10 characters. Give it to them in person; they can change it"
        autoComplete="new-password"
        validate={[required(), minLength(10), maxLength(128)]}
      />
    </SteadyForm>
  </Create>
);

const Name = () => (
  <TextInput
    source="name"
    label="Name"
    helperText="As colleagues see it"
    validate={[required(), maxLength(80)]}
  />
);
const Bar = () => (
  <Toolbar>
    <SaveButton color="secondary" />
  </Toolbar>
);
