import { MenuItem, TextField } from '@mui/material';
import { bookingCalls } from './booking-calls.ts';
import { useStaffChoices } from '#sales/leads/office/assignees.ts';
import { StaffNotRead } from '#sales/leads/office/staff-not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { BookingRecord } from './booking-record.ts';

/** Who holds a consultation. */
export function HostChoice({ booking }: { booking: BookingRecord }) {
  const people = useStaffChoices();
  const change = usePlainChange();
  const { id, hostId, hostName } = booking;
  const isKnown = people.some((person) => person.id === hostId);
  return (
    <>
      <TextField
        select
        label="Held by"
        value={hostId ?? ''}
        onChange={(event) => change(bookingCalls.host(id, event.target.value || null), 'Written down.')}
        sx={{ maxWidth: 320, mt: 2 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">Whoever the lead is assigned to</MenuItem>
        {!isKnown && hostId && <MenuItem value={hostId}>{hostName ?? 'Somebody who left'}</MenuItem>}
        {people.map((person) => (
          <MenuItem key={person.id} value={person.id}>
            {person.name}
          </MenuItem>
        ))}
      </TextField>
      <StaffNotRead />
    </>
  );
}
