import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { noFolder } from './folder-record.ts';
import { pictureCalls } from './picture-calls.ts';
import { useFolders } from './use-folders.ts';

/** Puts the pictures that are chosen into a folder. */
export function MoveBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { folders } = useFolders();
  const [to, setTo] = useState('');
  const change = usePlainChange();
  if (selectedIds.length === 0) return null;
  async function move() {
    const ids = selectedIds.map(String);
    const moving = pictureCalls.move(ids, to === noFolder ? null : to);
    if (!(await change(moving, ids.length === 1 ? 'One picture moved.' : `${ids.length} pictures moved.`)))
      return;
    onUnselectItems();
  }
  return (
    <Stack
      direction="row"
      role="region"
      aria-label="Move pictures"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
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
      <Button onClick={() => onUnselectItems()}>Choose none</Button>
    </Stack>
  );
}
