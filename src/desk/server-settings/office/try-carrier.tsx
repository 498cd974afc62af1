import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { fieldErrors } from '#kit/office/http.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import type { GroupKey, Trial } from '../server-setting.ts';
import { serverSettingsCalls } from './server-settings-calls.ts';

/** What the button says; what goes to a telephone is asked for its number. */
const ways: Record<GroupKey, { button: string; byPhone: boolean }> = {
  mail: { button: 'Send me a mail', byPhone: false },
  sms: { button: 'Send me an SMS', byPhone: true },
  whatsapp: { button: 'Send me a message', byPhone: true },
  payments: { button: 'Try it', byPhone: false },
  model: { button: 'Try it', byPhone: false },
};

type Props = { group: GroupKey; title: string };

/** Asks whoever carries, and says what they answered: at once, and of a message what becomes of it. */
export function TryCarrier({ group, title }: Props) {
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState('');
  const [trial, setTrial] = useState<Trial | null>(null);
  const [busy, setBusy] = useState(false);
  const { refuse } = useAttempt();
  const { button, byPhone } = ways[group];
  const says = busy ? 'Waiting for the answer …' : button;

  async function tryIt() {
    setBusy(true);
    setTrial(null);
    setWrong('');
    try {
      setTrial(await serverSettingsCalls.attempt(group, phone));
    } catch (error) {
      const errors = fieldErrors(error);
      if (errors) setWrong(errors.phone ?? '');
      else refuse(error);
    }
    setBusy(false);
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={`Try: ${title}`}
      onSubmit={(event) => {
        event.preventDefault();
        void tryIt();
      }}
      sx={{ display: 'grid', gap: 1, width: '100%', justifyItems: 'start' }}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {byPhone && (
          <TextField
            label="Your mobile number"
            type="tel"
            size="small"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
            error={wrong !== ''}
            helperText={wrong}
            autoComplete="tel-national"
            sx={{ m: 0, width: 220 }}
            slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 20 } }}
          />
        )}
        <Button
          type="submit"
          variant="outlined"
          disabled={busy}
          aria-label={`${title}: ${says.toLowerCase()}`}
          sx={{ minHeight: 40 }}
        >
          {says}
        </Button>
      </Box>
      <Box role="status" sx={{ width: '100%' }}>
        {trial && <Outcome key={trial.messageId} first={trial} />}
      </Box>
    </Box>
  );
}

/** So long a carrier is waited for; what it tells later stands with the message. */
const patienceMs = 180_000;

function Outcome({ first }: { first: Trial }) {
  const [since] = useState(() => Date.now());
  const { data = first } = useGetOne<Trial & { id: string }>(
    'server-settings/trials',
    { id: first.messageId ?? '' },
    {
      enabled: first.isWaiting && first.messageId !== null,
      refetchInterval: ({ state }) =>
        (state.data ?? first).isWaiting && Date.now() - since < patienceMs ? 3_000 : false,
    },
  );
  return (
    <Alert severity={data.ok ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
      {data.said}
    </Alert>
  );
}
