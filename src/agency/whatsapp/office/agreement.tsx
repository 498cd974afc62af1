import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { whatsAppCalls } from './whatsapp-calls.ts';

const places = ['on the phone', 'in person', 'in writing', 'in a form'];

type Agreed = {
  agreedAt: string | null;
  agreedWhere: string;
  /** The version of the words that they ticked; empty where they ticked none. */
  agreedText?: string;
  stoppedAt: string | null;
  unreachedAt: string | null;
};

/** Whether somebody may be written to: they said STOP, or agreed, or it is noted here that they did. */
export function Agreement({
  phone,
  state: { agreedAt, agreedWhere, agreedText, stoppedAt, unreachedAt },
}: {
  phone: string;
  state: Agreed;
}) {
  const [where, setWhere] = useState('');
  const change = usePlainChange();
  if (stoppedAt)
    return (
      <Alert severity="error">
        They said STOP <When at={stoppedAt} inline />. Only they can begin again, by writing START.
      </Alert>
    );
  if (agreedAt)
    return (
      <>
        <Typography variant="body2" color="text.secondary" component="div">
          They agreed to WhatsApp <When at={agreedAt} inline />, {agreedWhere}
          {agreedText && ` (wording ${agreedText})`}.
        </Typography>
        {unreachedAt && (
          <Alert severity="warning">
            WhatsApp could not reach this number <When at={unreachedAt} inline />. What goes by itself goes by
            mail for 30 days, where an address is known. Sent from here, it is tried again.
          </Alert>
        )}
      </>
    );
  return (
    <Alert severity="warning">
      They have not agreed to be written to on WhatsApp. Without that no template goes.
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="They agreed"
          value={where}
          onChange={(event) => setWhere(event.target.value)}
          sx={{ minWidth: 180, m: 0 }}
        >
          {places.map((place) => (
            <MenuItem key={place} value={place}>
              {place}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={!where}
          onClick={() => void change(whatsAppCalls.agree(phone, where), 'Noted: they agreed.')}
        >
          Note it
        </Button>
      </Stack>
    </Alert>
  );
}
