import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { projectCalls } from './project-calls.ts';
import type { ProjectRecord } from './project-record.ts';

/** Who works on it, and what we wait for; both are shown to its customer. */
export function ProjectWork({ project }: { project: ProjectRecord }) {
  const { id, people = [], state } = project;
  const [needs, setNeeds] = useState(project.needs ?? '');
  const change = usePlainChange();
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          fullWidth={false}
          size="small"
          label="Works on it"
          value={project.assignedTo ?? ''}
          sx={{ minWidth: 200 }}
          helperText="Its customer reads this name"
          onChange={({ target: { value } }) =>
            void change(projectCalls.change(id, { assignedTo: value || null }), 'Saved.')
          }
        >
          <MenuItem value="">Nobody yet</MenuItem>
          {people.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        {state !== 'done' && (
          <Button
            sx={{ alignSelf: 'start' }}
            onClick={() =>
              void change(
                projectCalls.change(id, { state: state === 'running' ? 'stopped' : 'running' }),
                state === 'running' ? 'It is stopped.' : 'It goes on.',
              )
            }
          >
            {state === 'running' ? 'Stop it' : 'Let it go on'}
          </Button>
        )}
      </Box>
      <Box>
        <TextField
          label="What we wait for"
          multiline
          minRows={2}
          fullWidth
          value={needs}
          onChange={({ target: { value } }) => setNeeds(value)}
          helperText="Texts, pictures, an answer: its customer reads this. Leave it empty where nothing is missing."
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          disabled={needs.trim() === project.needs}
          onClick={() => void change(projectCalls.change(id, { needs }), 'Its customer reads it now.')}
        >
          Save
        </Button>
      </Box>
    </Stack>
  );
}
