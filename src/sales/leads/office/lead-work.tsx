import { Box, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { leadTransitions, statusLabels, type LeadStatus } from '../lead.ts';
import { leadCalls } from './lead-calls.ts';
import type { LeadDetail } from './lead-record.ts';
import { LeadTags } from '../tags/office/lead-tags.tsx';
import { TrashButton } from '../trash/office/trash-parts.tsx';
import { useGoneWith, useStaffChoices } from './assignees.ts';
import { StaffNotRead } from './staff-not-read.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { useChange } from './use-change.tsx';

/** What can be done with this lead now: its next status, its person. */
export function LeadWork({ lead }: { lead: LeadDetail }) {
  const change = useChange();
  const [losing, setLosing] = useState(false);
  const move = async (status: LeadStatus, reason?: string) => {
    const done = leadCalls.change(lead.id, { status, ...(reason && { reason }) });
    if (await change.one(done, `Now “${statusLabels[status]}”.`)) setLosing(false);
  };
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box component="section" aria-labelledby="next-status">
          <Label id="next-status" text="Move to" />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {leadTransitions[lead.status].map((status: LeadStatus) => (
              <Button
                key={status}
                variant="outlined"
                onClick={() => (status === 'lost' ? setLosing(true) : void move(status))}
              >
                {statusLabels[status]}
              </Button>
            ))}
          </Stack>
        </Box>
        <Assignee lead={lead} />
        <LeadTags lead={lead} />
        <TrashButton leadId={lead.id} />
        {losing && (
          <LostDialog
            count={1}
            onCancel={() => setLosing(false)}
            onLost={(reason) => void move('lost', reason)}
          />
        )}
      </CardContent>
    </Card>
  );
}

const Label = ({ id, text }: { id: string; text: string }) => (
  <Typography id={id} variant="body2" component="h3" sx={{ fontWeight: 600, mb: 0.75 }}>
    {text}
  </Typography>
);

function Assignee({ lead }: { lead: LeadDetail }) {
  const change = useChange();
  const people = useStaffChoices();
  const goneWith = useGoneWith();
  const former = lead.assignedTo && !people.some(({ id }) => id === lead.assignedTo);
  return (
    <>
      <TextField
        select
        label="Assigned to"
        value={lead.assignedTo ?? 'none'}
        onChange={({ target: { value } }) => {
          const name = people.find(({ id }) => id === value)?.name ?? 'nobody';
          void change.one(
            leadCalls.change(lead.id, { assignedTo: value === 'none' ? null : value }),
            goneWith(value) ? `Assigned to ${name}: you see this lead no more.` : `Assigned to ${name}.`,
          );
        }}
        sx={{ maxWidth: 320 }}
      >
        <MenuItem value="none">Nobody yet</MenuItem>
        {former && <MenuItem value={lead.assignedTo ?? ''}>{lead.assignedName}</MenuItem>}
        {people.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <StaffNotRead />
    </>
  );
}
