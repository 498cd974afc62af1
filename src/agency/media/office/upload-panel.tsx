import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import RemoveIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState, type DragEvent } from 'react';
import { v4 } from 'uuid';
import { pictureCalls } from './picture-calls.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { refusalText } from '#kit/office/http.ts';
import type { PictureRecord } from './picture-record.ts';
import { colors } from '#kit/office/theme.ts';
import { shrink } from './shrink.ts';

type Waiting = { key: string; file: File; preview: string; alt: string; refusal: string | null };

/** Takes several pictures at once. Each needs words for those who cannot see it before it can be sent. */
export function UploadPanel({
  onAdded,
  folderId,
}: {
  onAdded: (picture: PictureRecord) => void;
  /** The folder that they go into; none without. */
  folderId?: string | undefined;
}) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const ready = waiting.filter((one) => one.alt.trim() !== '');

  const take = (files: Iterable<File>) =>
    setWaiting((before) => [
      ...before,
      ...Array.from(files, (file) => ({
        key: v4(),
        file,
        preview: URL.createObjectURL(file),
        alt: '',
        refusal: null,
      })),
    ]);
  const change = (key: string, part: Partial<Waiting>) =>
    setWaiting((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = ({ key, preview }: Waiting) => {
    URL.revokeObjectURL(preview);
    setWaiting((before) => before.filter((one) => one.key !== key));
  };

  async function send() {
    setBusy(true);
    for (const one of ready) {
      try {
        onAdded(await pictureCalls.upload(await shrink(one.file), one.file.name, one.alt.trim(), folderId));
        drop(one);
      } catch (error) {
        change(one.key, { refusal: refusalText(error) });
      }
    }
    setBusy(false);
  }

  function dropped(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Box
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      sx={{
        border: `2px dashed ${isOver ? colors.marigoldDeep : '#8a8577'}`,
        bgcolor: isOver ? colors.marigoldTint : 'transparent',
        borderRadius: 2,
        p: 2,
      }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <FileButton
          fileLabel="Pictures"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          variant="outlined"
          startIcon={<UploadIcon />}
          onChosen={take}
        >
          Choose pictures
        </FileButton>
        <Typography color="text.secondary">or drop them here. JPEG, PNG, WebP or AVIF.</Typography>
      </Stack>
      {waiting.map((one) => (
        <Stack key={one.key} direction="row" sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
          <img
            src={one.preview}
            alt=""
            width={96}
            height={64}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TextField
              label="What it shows"
              helperText={`For those who cannot see it · ${one.file.name}`}
              margin="none"
              value={one.alt}
              onChange={(event) => change(one.key, { alt: event.target.value, refusal: null })}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            {one.refusal && (
              <Alert severity="error" sx={{ mt: 1 }}>
                {one.refusal}
              </Alert>
            )}
          </Box>
          <IconButton aria-label={`Leave out ${one.file.name}`} onClick={() => drop(one)}>
            <RemoveIcon />
          </IconButton>
        </Stack>
      ))}
      {waiting.length > 0 && (
        <Button
          variant="contained"
          color="secondary"
          sx={{ mt: 2 }}
          disabled={ready.length === 0}
          loading={isBusy}
          onClick={send}
        >
          {ready.length === 1 ? 'Add one picture' : `Add ${ready.length} pictures`}
        </Button>
      )}
    </Box>
  );
}
