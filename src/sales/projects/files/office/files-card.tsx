import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Link as MuiLink, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { projectCalls } from '../../office/project-calls.ts';
import type { ProjectRecord } from '../../office/project-record.ts';
import { mostNoteCharacters } from '../project-file.ts';
import { fileEndings, fileSize } from '#agency/media/stored-file.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { callPath } from '#kit/path-of.ts';
import { staffPath } from '#kit/screen-paths.ts';

type Files = NonNullable<ProjectRecord['files']>;
type Props = { projectId: string; files: Files; mayEdit: boolean };

/** Where staff get a file of a project. */
export const fileHref = (projectId: string, { id }: { id: string }) =>
  staffPath(callPath`/projects/${projectId}/files/${id}`);

/** What both sides gave each other, the latest first. */
export function FilesCard({ projectId, files, mayEdit }: Props) {
  const change = usePlainChange();
  return (
    <Section title="Files">
      {files.length === 0 && <Typography>Nothing was given yet.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {files.toReversed().map((file) => (
          <Box component="li" key={file.id} sx={row}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <MuiLink href={fileHref(projectId, file)}>{file.name}</MuiLink>{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {fileSize(file.bytes)}
              </Typography>
              {file.note && <Typography variant="body2">{file.note}</Typography>}
            </Box>
            <Typography component="div" variant="body2" color="text.secondary">
              {file.fromUs ? `From us, ${file.staffName}` : 'From the customer'}, <When at={file.at} inline />
            </Typography>
            {mayEdit && (
              <IconButton
                aria-label={`Remove ${file.name}`}
                onClick={() => void change(projectCalls.removeFile(projectId, file.id), 'Removed.')}
              >
                <RemoveIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {mayEdit && <GiveForm projectId={projectId} />}
    </Section>
  );
}

function GiveForm({ projectId }: { projectId: string }) {
  const [note, setNote] = useState('');
  const change = usePlainChange();

  async function give([file]: File[]) {
    if (!file) return;
    const isGiven = await change(
      projectCalls.giveFile(projectId, { file, note }),
      `${file.name} is given. Its customer is told by mail.`,
    );
    if (isGiven) setNote('');
  }

  return (
    <Box sx={{ ...row, mt: 1 }}>
      <TextField
        size="small"
        label="What it is"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: mostNoteCharacters } }}
      />
      <FileButton
        fileLabel="A file for the customer"
        accept={fileEndings.join(',')}
        variant="outlined"
        onChosen={(files) => void give(files)}
      >
        Give a file
      </FileButton>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 };
