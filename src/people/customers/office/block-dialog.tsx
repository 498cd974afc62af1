import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks why a customer is shut out. */
export function BlockDialog({
  name,
  onLeave,
  onBlock,
}: {
  name: string;
  onLeave: () => void;
  onBlock: (because: string) => Promise<void>;
}) {
  const [because, setBecause] = useState('');
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="block-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onBlock(because.trim());
        }}
      >
        <DialogTitle id="block-title">Block {name}?</DialogTitle>
        <DialogContent>
          <TextField
            label="Reason"
            inputRef={focus}
            required
            fullWidth
            value={because}
            onChange={(event) => setBecause(event.target.value)}
            helperText="For colleagues. They are signed out everywhere at once."
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={!because.trim()}>
            Block
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
