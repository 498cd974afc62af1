import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useMay } from '#kit/office/session.ts';
import { pictureCalls } from './picture-calls.ts';
import type { PictureRecord } from './picture-record.ts';

/** What the picture shows, wherever it stands: saved when the field is left. */
export function PictureWords({ picture, helperText }: { picture: PictureRecord; helperText?: string }) {
  const mayEdit = useMay('media:edit');
  const [held, setHeld] = useState(picture);
  const [alt, setAlt] = useState(picture.alt);
  const notify = useNotify();
  const { attempt } = useAttempt();
  const isTyped = alt.trim() !== held.alt;
  // What is typed stands over what it was typed over, though that is loaded again meanwhile.
  if (held !== picture && !isTyped) {
    setHeld(picture);
    setAlt(picture.alt);
  }
  async function save() {
    if (!isTyped) return;
    await attempt(async () => {
      const saved = await pictureCalls.describe(held, alt);
      setHeld(saved);
      setAlt(saved.alt);
      notify('Saved.', { type: 'success' });
    });
  }
  if (!mayEdit) return <Typography sx={{ mt: 1 }}>{picture.alt}</Typography>;
  return (
    <TextField
      label="What it shows"
      helperText={helperText}
      multiline
      value={alt}
      error={alt.trim() === ''}
      onChange={(event) => setAlt(event.target.value)}
      onBlur={save}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}
