import SnoozeIcon from '@mui/icons-material/SnoozeOutlined';
import { Box, Checkbox, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { leadCalls } from '../../office/lead-calls.ts';
import { useChange } from '../../office/use-change.tsx';
import { elevenInDays, inIndia } from '#kit/office/parts/moments.ts';
import { useNow, When } from '#kit/office/parts/when.tsx';
import type { TaskRecord } from './task-record.ts';
import { WhyDialog } from './why-dialog.tsx';
import { colors } from '#kit/office/theme.ts';

const anHour = 3_600_000;

/** How long a task can be put off with one click. */
export const quickTimes: [label: string, at: () => string][] = [
  ['In 1 hour', () => new Date(Date.now() + anHour).toISOString()],
  ['Tomorrow 11:00', () => elevenInDays(1, Date.now())],
  ['In 3 days', () => elevenInDays(3, Date.now())],
];

/** One task: tick it off, put it off. What is late is red and says so. */
export function TaskLine({
  task,
  mayEdit,
  about,
}: {
  task: TaskRecord;
  mayEdit: boolean;
  about?: ReactNode;
}) {
  const now = useNow();
  const change = useChange();
  const isDone = task.doneAt !== null;
  const isLate = !isDone && new Date(task.dueAt).getTime() < now;
  const [isAsked, setIsAsked] = useState(false);
  const finish = (done: boolean) =>
    void change.one(
      leadCalls.changeTask(task.id, { done }),
      done ? `“${task.title}” is done.` : `“${task.title}” is open again.`,
    );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 0.5, py: 0.5 }}>
      <Checkbox
        size="small"
        checked={isDone}
        disabled={!mayEdit}
        onChange={(_event, checked) => (checked && task.asksWhy ? setIsAsked(true) : finish(checked))}
        slotProps={{ input: { 'aria-label': `${task.title}: done` } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
        <Box sx={{ overflowWrap: 'anywhere', ...(isDone && { textDecoration: 'line-through' }) }}>
          <strong>{task.title}</strong>
          {about && <> · {about}</>}
        </Box>
        <Box
          sx={{
            fontSize: '0.875rem',
            color: isLate ? colors.brick : 'text.secondary',
            fontWeight: isLate ? 600 : 400,
          }}
        >
          {isLate && 'Overdue: '}
          {isDone ? `done ${inIndia(task.doneAt ?? '')}` : <When at={task.dueAt} inline />} ·{' '}
          {task.assignedName ?? 'Nobody yet'}
        </Box>
      </Box>
      {mayEdit && !isDone && <Snooze task={task} />}
      {isAsked && <WhyDialog leadId={task.leadId} taskId={task.id} onClose={() => setIsAsked(false)} />}
    </Box>
  );
}

function Snooze({ task }: { task: TaskRecord }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = useChange();
  return (
    <>
      <Tooltip title="Put off">
        <IconButton
          size="small"
          aria-label={`Put off “${task.title}”`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SnoozeIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {quickTimes.map(([label, at]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              const dueAt = at();
              void change.one(
                leadCalls.changeTask(task.id, { dueAt }),
                `“${task.title}” is due ${inIndia(dueAt)}.`,
              );
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
