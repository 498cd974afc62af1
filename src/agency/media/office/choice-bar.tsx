import { Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { noFolder } from './folder-record.ts';
import { pictureCalls } from './picture-calls.ts';
import { useFolders } from './use-folders.ts';

/** What is done with the pictures that are chosen: into a folder with them, or away. */
export function ChoiceBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { folders } = useFolders();
  const [to, setTo] = useState('');
  const change = usePlainChange();
  const { attempt } = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  if (selectedIds.length === 0) return null;
  async function move() {
    const ids = selectedIds.map(String);
    const moving = pictureCalls.move(ids, to === noFolder ? null : to);
    if (!(await change(moving, `${pictures(ids.length)} moved.`))) return;
    onUnselectItems();
  }
  async function remove() {
    const isDone = await attempt(async () => {
      const { deleted, inUse } = await pictureCalls.deleteAll(selectedIds.map(String));
      const said = [`${pictures(deleted)} deleted.`, inUse > 0 && `${pictures(inUse)} in use: not deleted.`];
      notify(said.filter(Boolean).join(' '), { type: inUse > 0 ? 'warning' : 'success' });
    });
    refresh();
    if (isDone) onUnselectItems();
  }
  return (
    // In sight wherever a picture is chosen: on a phone they stand below each other.
    <Paper
      component="section"
      aria-label="Chosen pictures"
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        px: 2,
        py: 1,
      }}
    >
      <Typography>{selectedIds.length === 1 ? 'One chosen' : `${selectedIds.length} chosen`}</Typography>
      <TextField
        select
        size="small"
        margin="none"
        fullWidth={false}
        label="Move to"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        sx={{ minWidth: 180 }}
      >
        {folders.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={noFolder}>No folder</MenuItem>
      </TextField>
      <Button variant="contained" color="secondary" disabled={to === ''} onClick={() => void move()}>
        Move
      </Button>
      <ConfirmButton
        variant="outlined"
        title={`Delete ${selectedIds.length === 1 ? 'this picture' : `these ${selectedIds.length} pictures`} for ever?`}
        content="Their files go with them. What a page, a post or a gallery shows stays."
        confirm="Delete"
        onConfirm={() => void remove()}
      >
        Delete
      </ConfirmButton>
      <Button onClick={() => onUnselectItems()}>Choose none</Button>
    </Paper>
  );
}

const pictures = (count: number) => (count === 1 ? 'One picture' : `${count} pictures`);
