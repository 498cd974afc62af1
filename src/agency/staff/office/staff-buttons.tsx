import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { InviteDialog } from '#agency/invites/office/invite-dialog.tsx';

/** By mail, or by hand where somebody has no mail at work. */
export function StaffButtons() {
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <Button component={Link} to="/staff/create" size="small">
        Add with a password
      </Button>
      <Button variant="contained" color="secondary" size="small" onClick={() => setInviting(true)}>
        Invite a colleague
      </Button>
      {inviting && <InviteDialog onLeave={() => setInviting(false)} />}
    </>
  );
}
