import { Box, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { fromField, inIndia } from '#kit/office/parts/moments.ts';
import type { LeadDetail } from '../../office/lead-record.ts';
import { currentMe } from '#kit/office/session.ts';
import { Combobox } from '#kit/office/parts/combobox.tsx';
import { knownTasks } from '../../deal/status-rules.ts';
import { usualTask } from '../usual-task.ts';
import { quickTimes, TaskLine } from './task-line.tsx';
import { useStaffChoices } from '../../office/assignees.ts';
import { StaffNotRead } from '../../office/staff-not-read.tsx';
import { useChange } from '../../office/use-change.tsx';
import { leadCalls } from '../../office/lead-calls.ts';

/** What is to be done about this lead. The first open task is its next follow-up. */
export function LeadTasks({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const { tasks = [] } = lead;
  return (
    <Card component="section" aria-label="Tasks">
      <CardContent>
        <Typography variant="h6" component="h2">
          Tasks
        </Typography>
        {tasks.length === 0 && <Typography color="text.secondary">Nothing is planned.</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} mayEdit={mayEdit} />
          ))}
        </Box>
        {mayEdit && <NewTask lead={lead} />}
      </CardContent>
    </Card>
  );
}

function NewTask({ lead }: { lead: LeadDetail }) {
  const change = useChange();
  const people = useStaffChoices();
  const [title, setTitle] = useState<string>(usualTask);
  const [field, setField] = useState('');
  const [chosen, setChosen] = useState('');
  const usual = people.some(({ id }) => id === lead.assignedTo) ? lead.assignedTo : currentMe()?.id;
  const assignedTo = chosen || usual || '';
  async function add(dueAt: string) {
    const task = { title: title.trim(), dueAt, ...(assignedTo && { assignedTo }) };
    const done = await change.one(
      leadCalls.addTask(lead.id, task),
      `“${task.title}” is due ${inIndia(dueAt)}.`,
    );
    if (!done) return;
    setTitle(usualTask);
    setField('');
    setChosen('');
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (field) void add(fromField(field));
      }}
    >
      <StaffNotRead />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        <Combobox
          freeSolo
          options={knownTasks}
          inputValue={title}
          onInputChange={(_event, typed) => setTitle(typed)}
          renderInput={(params) => (
            <TextField
              {...params}
              label="What is to be done"
              required
              helperText="What happens by itself, as a quotation that is sent, is ticked off by itself"
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, maxLength: 120 },
              }}
            />
          )}
          sx={{ flex: '2 1 200px' }}
        />
        <TextField
          select
          label="Who does it"
          value={people.some(({ id }) => id === assignedTo) ? assignedTo : ''}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ flex: '1 1 140px' }}
        >
          {people.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        {quickTimes.map(([label, at]) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            disabled={!title.trim()}
            onClick={() => void add(at())}
          >
            {label}
          </Button>
        ))}
        <TextField
          label="Day and time (IST)"
          type="datetime-local"
          fullWidth={false}
          margin="none"
          value={field}
          onChange={(event) => setField(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button type="submit" size="small" variant="contained" color="secondary" disabled={!field}>
          Add the task
        </Button>
      </Stack>
    </form>
  );
}
