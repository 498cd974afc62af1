import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { canHaveOwnLeadsOnly, type Role } from '#kit/permissions.ts';

/** Below the role, where it is one of which this can be said. */
export function OwnLeadsInput() {
  const role = useWatch<{ role?: Role }, 'role'>({ name: 'role' });
  if (!role || !canHaveOwnLeadsOnly(role)) return null;
  return (
    <BooleanInput
      source="ownLeadsOnly"
      label="Only their own leads"
      defaultValue={false}
      sx={{ mb: 1.5 }}
      helperText="For freelancers and telecallers. They see only leads that are assigned to them, with their tasks, bookings and quotations: no others’ leads, none that are nobody’s yet, no customers, mailbox or import. A colleague, or a rule, assigns leads to them. It holds at once, also where they are signed in."
    />
  );
}
