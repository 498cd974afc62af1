import { Box, Button, Chip, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import type { StaffInviteRecord } from '#agency/staff/office/staff-record.ts';
import { roleLabels } from '#kit/office/role-labels.ts';
import { staffCalls } from '#agency/staff/office/staff-calls.ts';

/** Who was asked and has not come yet. Nothing is shown while nobody is waited for. */
export function InviteList() {
  const asked = useGetList<StaffInviteRecord>('staff-invites');
  const { data } = asked;
  if (!data) return <NotRead what="Who is invited" asked={asked} />;
  if (data.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title="Invited">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((invite) => (
            <Invite key={invite.id} {...invite} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function Invite({
  id,
  email,
  role,
  ownLeadsOnly,
  invitedByName,
  sentAt,
  expiresAt,
  expired,
}: StaffInviteRecord) {
  const change = usePlainChange();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
      aria-label={email}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{email}</Typography>
        <Typography variant="body2" color="text.secondary">
          {roleLabels[role]}
          {ownLeadsOnly && ', only their own leads'} · {invitedByName} sent it <When at={sentAt} /> · works
          until <When at={expiresAt} />
        </Typography>
      </Box>
      {expired && <Chip size="small" label="Too late" color="warning" />}
      <Button
        size="small"
        variant="outlined"
        onClick={() =>
          void change(staffCalls.resend(id), 'A new link is on its way; the earlier one has ended.')
        }
      >
        Send again
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() => void change(staffCalls.revoke(id), 'The invitation is withdrawn.')}
      >
        Withdraw
      </Button>
    </Box>
  );
}
