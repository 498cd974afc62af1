import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import type { BookingRecord } from './booking-record.ts';
import { NotifyCheckbox } from './move-dialog.tsx';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks why a consultation is cancelled. */
export function CancelDialog({
  booking,
  onLeave,
  onCancel,
}: {
  booking: BookingRecord;
  onLeave: () => void;
  onCancel: (how: { reason: string; notify: boolean }) => void;
}) {
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(booking.email !== '');
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="cancel-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCancel({ reason: reason.trim(), notify });
        }}
      >
        <DialogTitle id="cancel-title">Cancel this consultation?</DialogTitle>
        <DialogContent>
          <TextField
            label="Reason"
            inputRef={focus}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="For us; the customer's mail does not show it"
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <NotifyCheckbox email={booking.email} checked={notify} onChange={setNotify} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Keep it</Button>
          <Button type="submit" variant="contained" color="error" disabled={!reason.trim()}>
            Cancel it
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
