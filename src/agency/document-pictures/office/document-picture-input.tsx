import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { refusalText, request } from '#kit/office/http.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { callPath } from '#kit/path-of.ts';
import { staffPath } from '#kit/screen-paths.ts';

/** A form's logo or signature: its value is the id, or empty. What is chosen is printed once the form is saved. */
export function DocumentPictureInput({
  source,
  label,
  helperText,
}: {
  source: string;
  label: string;
  helperText: string;
}) {
  const { field } = useInput<string>({ source });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const value = String(field.value ?? '');

  async function upload([file]: File[]) {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    setProblem('');
    setBusy(true);
    try {
      const { id } = await request<{ id: string }>('/document-pictures', { method: 'POST', body });
      field.onChange(id);
    } catch (error) {
      setProblem(refusalText(error));
    }
    setBusy(false);
  }

  return (
    <Box sx={{ mb: 2 }} role="group" aria-label={label}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {value && (
        <Box
          component="img"
          src={staffPath(callPath`/document-pictures/${value}`)}
          alt={`The ${label.toLowerCase()} on documents`}
          sx={{
            display: 'block',
            maxWidth: 240,
            maxHeight: 100,
            mb: 1,
            p: 1,
            bgcolor: '#fff',
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      <FileButton
        fileLabel={label}
        accept="image/png,image/jpeg,image/webp,image/avif"
        size="small"
        variant="outlined"
        disabled={isBusy}
        onChosen={(files) => void upload(files)}
      >
        {value ? 'Choose another' : 'Choose a picture'}
      </FileButton>
      {value && (
        <Button
          size="small"
          onClick={() => field.onChange('')}
          aria-label={`Take out the ${label.toLowerCase()}`}
        >
          Take out
        </Button>
      )}
      <FormHelperText error={problem !== ''} role={problem ? 'alert' : undefined}>
        {problem || helperText}
      </FormHelperText>
    </Box>
  );
}
