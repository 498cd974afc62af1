import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { Picture } from '../picture.ts';
import type { PictureRecord } from './picture-record.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Thumb } from './thumb.tsx';

/** One picture of the library, or a new one from this device. `whole`: nothing of it may be cut off, as with logos. */
export function PictureChoice({
  label,
  picture,
  missing,
  refusal,
  whole = false,
  words,
  onPick,
  onTakeOut,
}: {
  label: string;
  picture: Picture | null;
  /** Stands in its place while there is one that did not come. */
  missing?: ReactNode;
  refusal?: ReactNode;
  whole?: boolean;
  /** What it shows and how large it is, below it. */
  words?: ReactNode;
  onPick: (picture: PictureRecord) => void;
  /** Missing where there must be a picture. */
  onTakeOut?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 1, minWidth: 120, maxWidth: 320 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {missing}
      {picture && <Thumb picture={picture} whole={whole} {...(words && { alt: '' })} />}
      {picture && words}
      <Stack direction="row" sx={{ gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setOpen(true)}
          aria-label={`Choose the ${label.toLowerCase()}`}
        >
          Choose
        </Button>
        {picture && onTakeOut && (
          <Button size="small" onClick={onTakeOut} aria-label={`Take out the ${label.toLowerCase()}`}>
            Take out
          </Button>
        )}
      </Stack>
      {refusal && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
      {isOpen && (
        <PictureDialog
          picked={[]}
          onPick={(chosen) => {
            onPick(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
