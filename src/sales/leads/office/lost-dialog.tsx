import { Button, Chip, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

const usual = ['Too expensive', 'Chose somebody else', 'Not reachable', 'Only asking', 'Wrong service'];

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks why a lead is given up. `onKeep`: where nothing was accepted, and somebody may go on with it. */
export function LostDialog({
  count,
  onCancel,
  onLost,
  onKeep,
}: {
  count: number;
  onCancel: () => void;
  onLost: (reason: string) => void;
  onKeep?: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <WrittenDialog onLeave={onCancel} aria-labelledby="lost-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onLost(reason.trim());
        }}
      >
        <DialogTitle id="lost-title">
          {onKeep
            ? 'Why was nothing accepted?'
            : count === 1
              ? 'Why is this lead lost?'
              : `Why are these ${count} leads lost?`}
        </DialogTitle>
        <DialogContent>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
            {usual.map((text) => (
              <Chip
                key={text}
                label={text}
                onClick={() => setReason(text)}
                variant={reason === text ? 'filled' : 'outlined'}
              />
            ))}
          </Stack>
          <TextField
            label="Reason"
            fullWidth
            inputRef={focus}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={onCancel}>Cancel</Button>
          {onKeep && (
            <Button variant="outlined" disabled={!reason.trim()} onClick={() => onKeep(reason.trim())}>
              Keep it open
            </Button>
          )}
          <Button type="submit" variant="contained" color="secondary" disabled={!reason.trim()}>
            Mark as lost
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
