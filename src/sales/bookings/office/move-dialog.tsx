import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { useState } from 'react';
import { toField } from '#kit/office/parts/moments.ts';
import type { BookingRecord } from './booking-record.ts';
import { SlotChoice, useDay } from './slot-choice.tsx';

/** Another time for a consultation: a free one, or any that staff choose; the server refuses only what is taken. */
export function MoveDialog({
  booking,
  to,
  onCancel,
  onMove,
}: {
  booking: BookingRecord;
  /** Where it was dragged to, as the field has it; without it where it is. */
  to?: string;
  onCancel: () => void;
  onMove: (to: { date: string; time: string; notify: boolean }) => void;
}) {
  const [at, setAt] = useState(to ?? toField(booking.startsAt));
  const [notify, setNotify] = useState(booking.email !== '');
  const [date = '', time = ''] = at.split('T');
  const times = useDay(at, booking.id);
  return (
    <Dialog open onClose={onCancel} aria-labelledby="move-title" fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMove({ date, time: time.slice(0, 5), notify });
        }}
      >
        <DialogTitle id="move-title">Move this consultation</DialogTitle>
        <DialogContent>
          <SlotChoice label="New time (IST)" at={at} times={times} onChange={setAt} />
          <NotifyCheckbox email={booking.email} checked={notify} onChange={setNotify} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Leave it</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={!time || !times.isKnown}>
            Move
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Whether the customer hears of it by mail. */
export const NotifyCheckbox = ({
  email,
  checked,
  onChange,
}: {
  email: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={(_event, now) => onChange(now)} />}
    disabled={!email}
    label={email ? `Notify customer (${email})` : 'Notify customer: no e-mail was left'}
    sx={{ overflowWrap: 'anywhere' }}
  />
);
