import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useAskBeforeLeaving } from './ask-before-leaving.tsx';
import { usePlainChange } from './use-plain-change.ts';

type Props = {
  /** Asks the server to send it. */
  answer: (text: string) => Promise<unknown>;
  /** What is said when it took it. */
  done: string;
  helperText: string;
};

/** An answer that goes out by mail. What could not be sent stays in the field. */
export function AnswerForm({ answer, done, helperText }: Props) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();
  useAskBeforeLeaving(text.trim() !== '');

  async function send() {
    setBusy(true);
    if (await change(answer(text), done)) setText('');
    setBusy(false);
  }

  return (
    <Box
      component="form"
      sx={{ mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Your answer"
        multiline
        minRows={3}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={helperText}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        sx={{ mt: 1 }}
        disabled={!text.trim() || busy}
      >
        Send answer
      </Button>
    </Box>
  );
}
