import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import { isAwaited } from '../files/project-file.ts';
import type { ProjectStep } from '../project.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { colors } from '#kit/office/theme.ts';
import { projectCalls } from './project-calls.ts';
import type { ProjectRecord } from './project-record.ts';

type Props = { project: ProjectRecord; steps: ProjectStep[]; mayEdit: boolean };

/** The steps: what was met and when, what is open, and by when it is promised. */
export function ProjectSteps({ project, steps, mayEdit }: Props) {
  const change = usePlainChange();
  const { id, openStep: from, state } = project;
  const may = mayEdit && state !== 'stopped';
  const awaited = (project.versions ?? []).filter(isAwaited).map(({ step }) => step);
  const move = (to: number | null, did: string) => void change(projectCalls.move(id, { from, to }), did);
  return (
    <Section title="Steps">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {steps.map(({ position, title, dueOn, doneOn }) => (
          <Box
            component="li"
            key={position}
            aria-current={position === from ? 'step' : undefined}
            sx={{ ...row, ...(position === from && { bgcolor: colors.marigoldTint }) }}
          >
            {doneOn ? <DoneIcon color="success" /> : <OpenIcon color="disabled" />}
            <Typography sx={{ flex: '1 1 140px', fontWeight: position === from ? 700 : 400 }}>
              {position}. {title}
            </Typography>
            {awaited.includes(position) && <Chip size="small" color="warning" label="Waits for approval" />}
            {doneOn ? (
              <Typography variant="body2" color="text.secondary">
                Promised {formatDate(dueOn)} · done {formatDate(doneOn)}
              </Typography>
            ) : may ? (
              <TextField
                // A day that was refused, or that a colleague has changed, is shown as it is.
                key={dueOn}
                fullWidth={false}
                type="date"
                size="small"
                label={`${title}: promised for`}
                defaultValue={dueOn}
                slotProps={{ inputLabel: { shrink: true } }}
                onBlur={({ target: { value } }) => {
                  if (value && value !== dueOn)
                    void change(
                      projectCalls.promise(id, position, value),
                      `${title}: another day is promised.`,
                    );
                }}
              />
            ) : (
              <Typography variant="body2">Promised {formatDate(dueOn)}</Typography>
            )}
            {may && position === from && (
              <Button
                variant="contained"
                color="secondary"
                onClick={() => move(position < steps.length ? position + 1 : null, `${title} is done.`)}
              >
                Step done
              </Button>
            )}
            {may && doneOn && position === (from ?? steps.length + 1) - 1 && (
              <Button onClick={() => move(position, `${title} is open again.`)}>Open again</Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 1,
  borderRadius: 2,
};
