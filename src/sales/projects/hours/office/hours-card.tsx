import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { projectCalls } from '../../office/project-calls.ts';
import type { ProjectRecord } from '../../office/project-record.ts';
import type { ProjectStep } from '../../project.ts';
import { formatMinutes } from '../hours-input.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useNow } from '#kit/office/parts/when.tsx';

type Props = { project: ProjectRecord; steps: ProjectStep[]; mayEdit: boolean };

/** What was worked on it, where somebody notes it: for the office alone. */
export function HoursCard({
  project: { id, hours = [], totalMinutes = 0, openStep },
  steps,
  mayEdit,
}: Props) {
  const change = usePlainChange();
  const titleOf = (step: number) => steps.find(({ position }) => position === step)?.title ?? '';
  return (
    <Section title="Hours">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {totalMinutes > 0 ? `${formatMinutes(totalMinutes)} in all. ` : ''}Its customer never reads them.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {hours.map((one) => (
          <Box component="li" key={one.id} sx={row}>
            <Typography sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
              <strong>{formatMinutes(one.minutes)}</strong> · {one.note}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {titleOf(one.step)}, {formatDate(one.workedOn)}, {one.staffName}
            </Typography>
            {mayEdit && (
              <IconButton
                aria-label={`Take out: ${one.note}`}
                onClick={() => void change(projectCalls.dropHours(id, one.id), 'Taken out.')}
              >
                <RemoveIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {mayEdit && <NoteForm projectId={id} steps={steps} openStep={openStep} />}
    </Section>
  );
}

type NoteProps = { projectId: string; steps: ProjectStep[]; openStep: number | null };

function NoteForm({ projectId, steps, openStep }: NoteProps) {
  const now = useNow();
  const change = usePlainChange();
  const [step, setStep] = useState(openStep ?? steps.length);
  const [minutes, setMinutes] = useState('');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const workedOn = day || dateInIndia(new Date(now));
  return (
    <Box
      component="form"
      sx={{ ...row, mt: 1 }}
      onSubmit={async (event) => {
        event.preventDefault();
        const noted = { step, minutes: Number(minutes), workedOn, note };
        if (!(await change(projectCalls.noteHours(projectId, noted), 'Noted.'))) return;
        setMinutes('');
        setNote('');
      }}
    >
      <TextField
        select
        fullWidth={false}
        size="small"
        label="Step"
        value={step}
        onChange={({ target }) => setStep(Number(target.value))}
        sx={{ minWidth: 140 }}
      >
        {steps.map(({ position, title }) => (
          <MenuItem key={position} value={position}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth={false}
        size="small"
        type="number"
        label="Minutes"
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
        sx={{ width: 110 }}
        slotProps={{ htmlInput: { min: 1, max: 1_440 } }}
      />
      <TextField
        fullWidth={false}
        size="small"
        type="date"
        label="Worked on"
        value={workedOn}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        size="small"
        label="What for"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        sx={{ flex: '1 1 200px' }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button type="submit" variant="outlined" disabled={!note.trim() || !minutes}>
        Note it
      </Button>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 };
