import { Typography } from '@mui/material';
import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { useMay } from '#kit/office/session.ts';
import { roleLabels, roleDescriptions } from '#kit/office/role-labels.ts';
import { roles, type Role } from '#kit/permissions.ts';

/** The roles that the one who asks may give, each with what it may do. */
export function RoleInput() {
  const mayOwners = useMay('owners:edit');
  const choices = roles.filter((role) => mayOwners || role !== 'owner').map((id) => ({ id }));
  return (
    <RadioButtonGroupInput
      source="role"
      label="Role"
      row={false}
      choices={choices}
      optionText={<RoleText />}
      validate={required()}
    />
  );
}

function RoleText() {
  const choice = useRecordContext<{ id: Role }>();
  if (!choice) return null;
  return (
    <>
      {roleLabels[choice.id]}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {roleDescriptions[choice.id]}
      </Typography>
    </>
  );
}
