import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { projectCalls } from '../../office/project-calls.ts';
import type { ProjectStep } from '../../project.ts';
import { mostNoteCharacters } from '../project-file.ts';
import { fileEndings } from '#agency/media/stored-file.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';

type Props = { projectId: string; steps: ProjectStep[]; openStep: number | null };

/** Shows a version on a step: a file, or where it is to be looked at. */
export function ShowForm({ projectId, steps, openStep }: Props) {
  const [step, setStep] = useState(openStep ?? 1);
  const [note, setNote] = useState('');
  const [address, setAddress] = useState('');
  const change = usePlainChange();

  async function show(what: { file: File } | { address: string }) {
    const isShown = await change(
      projectCalls.showVersion(projectId, { step, note, ...what }),
      'It is shown. Its customer is told by mail.',
    );
    if (!isShown) return;
    setNote('');
    setAddress('');
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Box sx={row}>
        <TextField
          select
          fullWidth={false}
          size="small"
          label="On the step"
          value={step}
          onChange={({ target }) => setStep(Number(target.value))}
          sx={{ minWidth: 160 }}
        >
          {steps.map(({ position, title }) => (
            <MenuItem key={position} value={position}>
              {position}. {title}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label="What to look at"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { maxLength: mostNoteCharacters } }}
        />
      </Box>
      <Box sx={row}>
        <FileButton
          fileLabel="A version to approve"
          accept={fileEndings.join(',')}
          variant="outlined"
          onChosen={([file]) => file && void show({ file })}
        >
          Show a picture or file
        </FileButton>
        <TextField
          size="small"
          type="url"
          label="Or an address"
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        <Button
          variant="outlined"
          disabled={!address.trim()}
          onClick={() => void show({ address: address.trim() })}
        >
          Show it
        </Button>
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
