import { Button, DialogContent, DialogTitle, Typography } from '@mui/material';
import { email, Form, maxLength, required, SaveButton, TextInput, useNotify, useRefresh } from 'react-admin';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { OwnLeadsInput } from '#agency/staff/office/own-leads-input.tsx';
import { RoleInput } from '#agency/staff/office/role-input.tsx';
import type { NewInvite } from '../invite.ts';
import { staffCalls } from '#agency/staff/office/staff-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

type Asked = Partial<NewInvite>;

/** Asks whom to invite, and as what. */
export function InviteDialog({ onLeave }: { onLeave: () => void }) {
  const notify = useNotify();
  const { submit } = useAttempt();
  const refresh = useRefresh();

  async function invite({ email = '', role = 'sales', ownLeadsOnly = false }: Asked) {
    const refused = await submit(() => staffCalls.invite({ email, role, ownLeadsOnly }));
    if (refused) return refused;
    notify(`The invitation to ${email} is on its way.`, { type: 'success' });
    onLeave();
    refresh();
    return undefined;
  }
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="invite-title" maxWidth="sm">
      <DialogTitle id="invite-title">Invite a colleague</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          They get a link that works once, for 72 hours, and choose their own name and password.
        </Typography>
        <Form defaultValues={{ role: 'sales' }} onSubmit={invite}>
          <TextInput
            source="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            validate={[required(), maxLength(120), email()]}
          />
          <RoleInput />
          <OwnLeadsInput />
          <SaveButton label="Send the invitation" color="secondary" icon={<></>} alwaysEnable />
          <Button onClick={onLeave} sx={{ ml: 1 }}>
            Cancel
          </Button>
        </Form>
      </DialogContent>
    </WrittenDialog>
  );
}
