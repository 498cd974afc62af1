import { Chip } from '@mui/material';
import { isLate } from '../project.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import type { ProjectRow } from './project-record.ts';

const stateLabels = { running: 'Running', done: 'Done', stopped: 'Stopped' } as const;
export const stateChoices = Object.entries(stateLabels).map(([id, name]) => ({ id, name }));

/** By when the open step is promised, and loudly where that is over; of what does not run, why. */
export function DueChip({ project }: { project: Pick<ProjectRow, 'state' | 'dueOn'> }) {
  const now = useNow();
  if (project.state !== 'running' || project.dueOn === null)
    return (
      <Chip
        size="small"
        label={stateLabels[project.state]}
        color={project.state === 'done' ? 'success' : 'default'}
      />
    );
  const late = isLate(project, dateInIndia(new Date(now)));
  const day = formatDate(project.dueOn);
  return (
    <Chip
      size="small"
      color={late ? 'warning' : 'default'}
      variant={late ? 'filled' : 'outlined'}
      label={late ? `Late since ${day}` : `Due ${day}`}
    />
  );
}
