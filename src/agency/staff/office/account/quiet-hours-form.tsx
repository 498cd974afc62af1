import {
  Alert,
  Button,
  FormHelperText,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { formErrors } from '#kit/office/http.ts';
import { weekdays } from '#kit/india/weekdays.ts';
import type { QuietHours } from '../../quiet-hours.ts';

const india = 'Asia/Kolkata';
const usual: QuietHours = { from: '21:00', until: '09:00', days: [], zone: india };

/** Where this device is. Browsers still call India's zone by the old name of the city. */
const ownZone = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? india : timeZone;
};

/** `India`, `New York` */
export const zoneName = (zone: string) =>
  zone === india ? 'India' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Asks for quiet hours. `onSave` may refuse. */
export function QuietHoursForm({
  hours,
  onSave,
  onCancel,
}: {
  hours: QuietHours | null;
  onSave: (hours: QuietHours) => Promise<void>;
  onCancel: () => void;
}) {
  const [said, setSaid] = useState(hours ?? usual);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const daysLabel = useId();
  const zones = [...new Set([india, ownZone(), said.zone])];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    try {
      await onSave(said);
    } catch (error) {
      setErrors(formErrors(error));
    }
    setBusy(false);
  }

  const clock = (key: 'from' | 'until', label: string) => (
    <TextField
      type="time"
      label={label}
      required
      value={said[key]}
      onChange={({ target }) => setSaid({ ...said, [key]: target.value })}
      error={Boolean(errors[`quietHours.${key}`])}
      helperText={errors[`quietHours.${key}`]}
      sx={{ flex: '1 1 120px' }}
    />
  );

  return (
    <Stack component="form" aria-label="Quiet hours" onSubmit={submit} sx={{ mt: 1, gap: 1 }}>
      {errors.form && <Alert severity="error">{errors.form}</Alert>}
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        {clock('from', 'Each night from')}
        {clock('until', 'Until')}
      </Stack>
      <Typography id={daysLabel} sx={{ fontWeight: 600 }}>
        Whole days besides
      </Typography>
      <ToggleButtonGroup
        size="small"
        value={said.days}
        onChange={(_event, days: number[]) => setSaid({ ...said, days: days.toSorted() })}
        aria-labelledby={daysLabel}
      >
        {weekdays.map((day, at) => (
          <ToggleButton key={day} value={at} aria-label={day} sx={{ flex: 1, px: { xs: 0.5, sm: 1 } }}>
            {day.slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {errors['quietHours.days'] && <FormHelperText error>{errors['quietHours.days']}</FormHelperText>}
      {zones.length > 1 && (
        <TextField
          select
          label="By the clock of"
          value={said.zone}
          onChange={({ target }) => setSaid({ ...said, zone: target.value })}
          error={Boolean(errors['quietHours.zone'])}
          helperText={errors['quietHours.zone']}
        >
          {zones.map((zone) => (
            <MenuItem key={zone} value={zone}>
              {zoneName(zone)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography variant="body2" color="text.secondary">
        What comes in these hours is kept and mailed to you at their end: new enquiries, answers,
        consultations. At once, whatever the hour, come an enquiry that waits too long for its answer, a
        payment that somebody has to look at, and what this system needs help with. An open office shows
        everything as it happens. Addresses under Site settings that several people read have no quiet hours.
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" color="secondary" disabled={busy}>
          Keep them
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Stack>
    </Stack>
  );
}
