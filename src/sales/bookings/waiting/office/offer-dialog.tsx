import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import type { WaitingRecord } from './answers.ts';
import type { Slot } from '../../booking.ts';
import { SlotChoice, useDay } from '../../office/slot-choice.tsx';

/** Which time is held for somebody: a free one, or any that staff choose; the server refuses only what is taken. */
export function OfferDialog({
  place: { name, day },
  onLeave,
  onOffer,
}: {
  place: WaitingRecord;
  onLeave: () => void;
  onOffer: (slot: Slot) => void;
}) {
  const [at, setAt] = useState(`${day}T11:00`);
  const [date = '', time = ''] = at.split('T');
  const times = useDay(at);
  return (
    <Dialog open onClose={onLeave} aria-labelledby="offer-title" fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onOffer({ date, time: time.slice(0, 5) });
        }}
      >
        <DialogTitle id="offer-title">Offer {name} a time</DialogTitle>
        <DialogContent>
          <SlotChoice label="Time (IST)" at={at} times={times} onChange={setAt} />
          <Typography variant="body2" color="text.secondary">
            It is held for them, and they are told at once: on WhatsApp where they agreed, by mail otherwise.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Leave it</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={!time || !times.isKnown}>
            Offer it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
