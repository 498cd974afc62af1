import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { OpenHours } from '#kit/india/open-hours.ts';
import { weekdays } from '#kit/india/weekdays.ts';
import { firstMessage } from './first-message.ts';
import { colors } from '../theme.ts';
import { inOrder, likeMonday } from './hours.ts';

/** A week of opening hours, Indian time. A weekday may have several spans, or none: closed. */
export function OpenHoursInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput<OpenHours[]>({ source, defaultValue: [] });
  const { errors } = useFormState();
  const { clearErrors } = useFormContext();
  const hours: OpenHours[] = field.value ?? [];
  const set = (next: OpenHours[]) => {
    clearErrors(source);
    field.onChange(next);
  };
  const refusal = firstMessage(errors[source]);
  return (
    <Box
      component="fieldset"
      sx={{
        border: `1px solid ${colors.line}`,
        borderRadius: 2,
        p: 2,
        m: 0,
        minWidth: 0,
        my: 1,
        width: '100%',
        boxSizing: 'border-box',
      }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
        {label}
      </Typography>
      {weekdays.map((day) => (
        <Box key={day} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}>
          <Typography sx={{ width: 96 }}>{day}</Typography>
          {hours.every((span) => span.day !== day) && <Typography color="text.secondary">Closed</Typography>}
          {hours.map((span, i) =>
            span.day === day ? (
              <Span
                key={i}
                span={span}
                onChange={(changed) => set(hours.with(i, changed))}
                onRemove={() => set(hours.toSpliced(i, 1))}
              />
            ) : null,
          )}
          <IconButton
            size="small"
            aria-label={`Add hours on ${day}`}
            onClick={() => set(inOrder([...hours, { day, startTime: '10:00', endTime: '19:00' }]))}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => set(likeMonday(hours, 'Friday'))}>
          Tuesday to Friday like Monday
        </Button>
        <Button size="small" onClick={() => set(likeMonday(hours, 'Saturday'))}>
          Saturday too
        </Button>
      </Stack>
      {refusal && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
    </Box>
  );
}

function Span({
  span,
  onChange,
  onRemove,
}: {
  span: OpenHours;
  onChange: (span: OpenHours) => void;
  onRemove: () => void;
}) {
  const isWrong = span.startTime >= span.endTime;
  const clock = (key: 'startTime' | 'endTime', words: string) => (
    <TextField
      type="time"
      fullWidth={false}
      margin="none"
      value={span[key]}
      error={isWrong}
      onChange={(event) => onChange({ ...span, [key]: event.target.value })}
      slotProps={{ htmlInput: { 'aria-label': `${span.day} ${words}` } }}
    />
  );
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
      {clock('startTime', 'from')} – {clock('endTime', 'until')}
      <IconButton size="small" aria-label={`Remove these hours on ${span.day}`} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
