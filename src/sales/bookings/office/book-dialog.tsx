import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { v4 } from 'uuid';
import { formErrors } from '#kit/office/http.ts';
import type { LeadRecord } from '#sales/leads/office/lead-record.ts';
import type { MeetingPlace } from '../booking.ts';
import { bookingCalls } from './booking-calls.ts';
import { LeadChoice } from './lead-choice.tsx';
import { NotifyCheckbox } from './move-dialog.tsx';
import { nextHour, SlotChoice, useDay } from './slot-choice.tsx';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const ways = { call: 'Phone call', office: 'Meeting at our office', client: 'Meeting at their place' };
type Way = 'call' | MeetingPlace;

/** A consultation that staff book for somebody. Without a lead it is asked whom it is for. */
export function BookDialog({
  lead: given,
  at: begin,
  onLeave,
}: {
  lead?: LeadRecord;
  /** Where it begins, as a field has it; without it at the next hour. */
  at?: string;
  onLeave: () => void;
}) {
  const [chosen, setChosen] = useState<LeadRecord | null>(null);
  const lead = given ?? chosen;
  const [at, setAt] = useState(begin ?? nextHour);
  const [way, setWay] = useState<Way>('call');
  const [address, setAddress] = useState<string | null>(null);
  const [notify, setNotify] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  // Names this writing: a second click books nothing twice.
  const [key] = useState(() => v4());
  const say = useNotify();
  const refresh = useRefresh();
  const [date = '', time = ''] = at.split('T');
  const times = useDay(at);
  const email = lead?.email ?? '';
  const where = address ?? lead?.address ?? '';

  async function book() {
    if (!lead || busy) return;
    setBusy(true);
    try {
      await bookingCalls.book({
        key,
        leadId: lead.id,
        date,
        time: time.slice(0, 5),
        meetingType: way === 'call' ? 'call' : 'meet',
        place: way === 'call' ? null : way,
        clientAddress: way === 'client' ? where : '',
        notify: notify && email !== '',
      });
      say(`Booked for ${lead.name || lead.phone}.`, { type: 'success' });
      refresh();
      onLeave();
    } catch (error) {
      setErrors(formErrors(error));
      refresh();
      setBusy(false);
    }
  }

  const general = errors.form ?? errors.date ?? errors.time ?? (given && errors.leadId);
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="book-title" maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void book();
        }}
      >
        <DialogTitle id="book-title">
          {given ? `Book a consultation for ${given.name || given.phone}` : 'Book a consultation'}
        </DialogTitle>
        <DialogContent>
          {!given && <LeadChoice value={chosen} error={errors.leadId} onChoose={setChosen} />}
          <SlotChoice label="When (IST)" at={at} times={times} onChange={setAt} />
          <TextField select label="How" value={way} onChange={({ target }) => setWay(target.value as Way)}>
            {Object.entries(ways).map(([id, text]) => (
              <MenuItem key={id} value={id}>
                {text}
              </MenuItem>
            ))}
          </TextField>
          {way === 'client' && (
            <TextField
              label="Their address"
              multiline
              required
              value={where}
              onChange={({ target }) => setAddress(target.value)}
              error={Boolean(errors.clientAddress)}
              helperText={errors.clientAddress}
              slotProps={{ htmlInput: { maxLength: 400 } }}
            />
          )}
          <NotifyCheckbox email={email} checked={notify && email !== ''} onChange={setNotify} />
          {lead && !lead.phoneComplete && (
            <Typography variant="body2" color="error">
              A consultation needs a whole phone number. Add it to the lead first.
            </Typography>
          )}
          {general && <Alert severity="error">{general}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            disabled={busy || !time || !times.isKnown || !lead?.phoneComplete}
          >
            Book
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
