import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { v4 } from 'uuid';
import { inIndia } from '#kit/office/parts/moments.ts';
import { useAskBeforeLeaving } from '#kit/office/parts/ask-before-leaving.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import { incomingCalls } from './incoming-calls.ts';

/**
 * Answers a WhatsApp message where it came from, while WhatsApp lets it be answered in one's own words.
 * @param props.until null where it cannot be, or no more
 */
export function AnswerForm({ id, until }: { id: string; until: string | null }) {
  const now = useNow();
  const change = usePlainChange();
  const [text, setText] = useState('');
  useAskBeforeLeaving(text.trim() !== '');
  // Names this writing: a second click sends nothing twice.
  const [key, setKey] = useState(() => v4());
  const [busy, setBusy] = useState(false);
  const isOver = until === null || new Date(until).getTime() <= now;
  // What was written until then stays there to be copied.
  if (isOver && !text) return null;
  async function send() {
    setBusy(true);
    if (await change(incomingCalls.answer(id, { key, text }), 'It is on its way on WhatsApp.')) {
      setText('');
      setKey(v4());
    }
    setBusy(false);
  }
  return (
    <Box
      component="form"
      sx={{ mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isOver) void send();
      }}
    >
      <TextField
        label="Answer on WhatsApp"
        required
        multiline
        minRows={2}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isOver}
        helperText={
          isOver
            ? 'This can be answered in your own words no more.'
            : `Anything can be answered until ${inIndia(until)}.`
        }
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Button type="submit" variant="contained" color="secondary" disabled={busy || isOver} sx={{ mt: 1 }}>
        Send
      </Button>
    </Box>
  );
}
