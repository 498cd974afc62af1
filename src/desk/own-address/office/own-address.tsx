import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useOwnFactor } from '#agency/staff/office/second-factor/use-own-factor.ts';
import { formErrors, request } from '#kit/office/http.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { useMay, useSession } from '#kit/office/session.ts';

/** An owner's own address: the one they sign in with. A new one counts once its code has come back. */
export function OwnAddress() {
  const mayChange = useMay('owners:edit');
  const { me } = useSession();
  const { withCode, asked } = useOwnFactor();
  const [step, setStep] = useState<'reading' | 'asking' | 'proving'>('reading');
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  if (!mayChange || !me) return null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    setBusy(true);
    setErrors({});
    try {
      if (step === 'asking') {
        const code = text('factor');
        await request('/session/email', {
          method: 'POST',
          body: { email, password: String(typed.get('password') ?? ''), ...(code && { code }) },
        });
        setStep('proving');
      } else {
        await request('/session/email/code', { method: 'POST', body: { email, code: text('code') } });
        notify('From now on you sign in with the new address.', { type: 'success' });
        // Who is signed in is read once: what shows the address is to show the new one.
        location.reload();
      }
    } catch (error) {
      setErrors(formErrors(error));
    }
    setBusy(false);
  }
  const errorOf = (name: string, hint = ' ') => ({
    error: Boolean(errors[name]),
    helperText: errors[name] ?? hint,
  });
  return (
    <Box component="section" aria-label="Your address" sx={{ mb: 3 }}>
      <Typography variant="h6" component="h2">
        Your address
      </Typography>
      {step === 'reading' && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere', flex: '1 1 220px' }}>
            You sign in with <strong>{me.email}</strong>.
          </Typography>
          <Button size="small" variant="outlined" onClick={() => setStep('asking')}>
            Change it
          </Button>
        </Stack>
      )}
      {step !== 'reading' && (
        <Stack component="form" aria-label="Change your address" onSubmit={send} spacing={1} sx={{ mt: 1 }}>
          {errors.form && <Alert severity="error">{errors.form}</Alert>}
          {step === 'asking' ? (
            <>
              <TextField
                label="New address"
                type="email"
                required
                fullWidth
                autoFocus
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                autoComplete="email"
                {...errorOf('email', 'A code goes there. Until it comes back, the present address counts.')}
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
              <TextField
                name="password"
                label="Your password"
                type="password"
                required
                fullWidth
                autoComplete="current-password"
                {...errorOf('password')}
                slotProps={{ htmlInput: { maxLength: 128 } }}
              />
              <NotRead what="Whether you have a second step" asked={asked} />
              {withCode && (
                <TextField
                  name="factor"
                  label="Code of your app, or a recovery code"
                  required
                  fullWidth
                  autoComplete="one-time-code"
                  {...errorOf('code')}
                  slotProps={{ htmlInput: { maxLength: 24 } }}
                />
              )}
            </>
          ) : (
            <TextField
              key="code"
              name="code"
              label={`Code that came to ${email}`}
              required
              fullWidth
              autoFocus
              autoComplete="one-time-code"
              inputMode="numeric"
              {...errorOf('code', 'Six digits; they work for ten minutes.')}
              slotProps={{ htmlInput: { maxLength: 6 } }}
            />
          )}
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" color="secondary" disabled={busy}>
              {step === 'asking' ? 'Send the code' : 'Use this address'}
            </Button>
            <Button
              onClick={() => {
                setStep('reading');
                setErrors({});
              }}
            >
              Cancel
            </Button>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}
