import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useStaffChoices } from './assignees.ts';
import { leadCalls } from './lead-calls.ts';
import { useAskBeforeLeaving } from '#kit/office/parts/ask-before-leaving.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { useSession } from '#kit/office/session.ts';

/** A note onto the timeline; Ctrl+Enter sends it. What could not be sent stays in the field. */
export function NoteForm({ leadId }: { leadId: string }) {
  const [text, setText] = useState('');
  const [tell, setTell] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const me = useSession().me?.id;
  const colleagues = useStaffChoices().filter(({ id }) => id !== me);
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  useAskBeforeLeaving(text.trim() !== '');

  async function send() {
    if (!text.trim() || busy) return;
    setBusy(true);
    await attempt(async () => {
      await leadCalls.addNote(leadId, text, tell);
      setText('');
      setTell([]);
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
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="small"
          disabled={!text.trim() || busy}
        >
          Save note
        </Button>
        {colleagues.length > 0 && (
          <TextField
            select
            label="Tell by mail"
            value={tell}
            onChange={({ target }) => setTell(target.value as unknown as string[])}
            slotProps={{ select: { multiple: true } }}
            sx={{ flex: '1 1 160px', maxWidth: 320 }}
          >
            {colleagues.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
    </Box>
  );
}
