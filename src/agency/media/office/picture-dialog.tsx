import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import type { PictureRecord } from './picture-record.ts';
import { Thumb } from './thumb.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useFolders } from './use-folders.ts';

const perPage = 60;

/** Pictures from the library or from this device. Each one that is picked is told at once; the dialog stays open. */
export function PictureDialog({
  onPick,
  onClose,
  picked,
}: {
  onPick: (picture: PictureRecord) => void;
  onClose: () => void;
  /** Ids that are in already. */
  picked: string[];
}) {
  const [q, setQ] = useState('');
  const [folder, setFolder] = useState('');
  const { asked, folders } = useFolders();
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<PictureRecord>('media', {
    filter: { q, folder },
    pagination: { page: 1, perPage },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="choose-pictures">
      <DialogTitle id="choose-pictures">Add pictures</DialogTitle>
      <DialogContent>
        <UploadPanel
          onAdded={(picture) => {
            onPick(picture);
            void refetch();
          }}
        />
        <TextField
          label="Search the library"
          type="search"
          value={q}
          onChange={(event) => setQ(event.target.value)}
          sx={{ mt: 2 }}
        />
        <NotRead what="The folders" asked={asked} />
        {folders.length > 0 && (
          <TextField
            select
            label="Folder"
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">All pictures</MenuItem>
            {folders.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {error && <Refusal error={error} onAgain={refetch} />}
        {!isPending && !error && data.length === 0 && (
          <Typography sx={{ py: 4 }}>No pictures found.</Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            mt: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          }}
        >
          {data.map((picture) => {
            const isIn = picked.includes(picture.id);
            return (
              <ButtonBase
                key={picture.id}
                disabled={isIn}
                onClick={() => onPick(picture)}
                sx={{ display: 'block', borderRadius: 1, opacity: isIn ? 0.4 : 1 }}
              >
                <Thumb picture={picture} />
              </ButtonBase>
            );
          })}
        </Box>
        {data.length === perPage && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            The newest {perPage} are shown. Search for others.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" color="secondary">
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
