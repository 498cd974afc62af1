import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';

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
    <Dialog open onClose={onLeave} aria-labelledby="block-title" fullWidth maxWidth="xs">
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
    </Dialog>
  );
}
