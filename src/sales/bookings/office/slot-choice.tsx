import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { toField } from '#kit/office/parts/moments.ts';
import type { BookingDayRecord } from './booking-record.ts';
import { clashesAt } from './clashes.ts';

/**
 * What is free on the day of a moment, and what stands against it. A dialog lets nobody book before that is known, or
 * cannot be: its buttons move when the times come.
 * @param at as a field has it: `2026-11-24T11:00`
 * @param except a booking that is about to move does not stand in its own way
 */
export function useDay(at: string, except?: string) {
  const [date = ''] = at.split('T');
  const {
    data: day,
    error,
    refetch,
  } = useGetOne<BookingDayRecord>(
    'booking-days',
    { id: `date=${date}${except ? `&except=${except}` : ''}` },
    { enabled: date !== '', retry: false },
  );
  return { day, error, refetch, isKnown: Boolean(day ?? error) };
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/**
 * A day and a time in India: one of the free ones, by a button, or any other. What stands against it is said; it is for
 * staff to decide.
 */
export function SlotChoice({
  label,
  at,
  times: { day, error, refetch, isKnown },
  onChange,
}: {
  label: string;
  at: string;
  times: ReturnType<typeof useDay>;
  onChange: (at: string) => void;
}) {
  const [date = '', time = ''] = at.split('T');
  const free = day?.slots.filter((slot) => slot.free) ?? [];
  const clashes = day && time ? clashesAt(day, at) : [];
  return (
    <>
      <TextField
        label={label}
        type="datetime-local"
        inputRef={focus}
        required
        value={at}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box role="group" aria-label="Free times" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        {free.map((slot) => (
          <Button
            key={slot.time}
            size="small"
            variant={slot.time === time ? 'contained' : 'outlined'}
            aria-pressed={slot.time === time}
            onClick={() => onChange(`${date}T${slot.time}`)}
          >
            {slot.time}
          </Button>
        ))}
        {day && free.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {day.closed ? `Closed: ${day.closed}` : 'No time is free on this day.'}
          </Typography>
        )}
        {date !== '' && !isKnown && (
          <Typography variant="body2" color="text.secondary">
            Looking for free times…
          </Typography>
        )}
        {error && (
          <Typography variant="body2" color="text.secondary">
            Free times could not be loaded. Any time can be typed above.{' '}
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </Typography>
        )}
      </Box>
      <Box role="status">
        {clashes.length > 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {clashes.map((one) => (
              <div key={one}>{one}</div>
            ))}
          </Alert>
        )}
      </Box>
    </>
  );
}

/** The next whole hour in India, as a field has it. */
export const nextHour = () => `${toField(new Date(Date.now() + 3_600_000).toISOString()).slice(0, 13)}:00`;
