import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { leadCalls } from './lead-calls.ts';
import { useAskBeforeLeaving } from '#kit/office/parts/ask-before-leaving.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';

/** A note onto the timeline; Ctrl+Enter sends it. What could not be sent stays in the field. */
export function NoteForm({ leadId }: { leadId: string }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  useAskBeforeLeaving(text.trim() !== '');

  async function send() {
    if (!text.trim() || busy) return;
    setBusy(true);
    await attempt(async () => {
      await leadCalls.addNote(leadId, text);
      setText('');
      refresh();
    });
    setBusy(false);
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ mb: 2 }}
    >
      <TextField
        label="Add a note"
        multiline
        minRows={2}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
        helperText="Ctrl+Enter saves"
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="small"
        disabled={!text.trim() || busy}
      >
        Save note
      </Button>
    </Box>
  );
}
