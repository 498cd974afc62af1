import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { customerCalls } from '#people/customers/office/customer-calls.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';

/** An answer that goes out by mail. What could not be sent stays in the field. */
export function ReplyForm({ requestId }: { requestId: string }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();

  async function send() {
    setBusy(true);
    if (await change(customerCalls.reply(requestId, text), 'Answered; the mail is on its way.')) setText('');
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
        helperText="The customer gets it by mail"
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
