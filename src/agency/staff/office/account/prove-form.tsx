import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { formErrors } from '#kit/office/http.ts';

type Proof = { password: string; code: string };

/** Asks for the password, and for a code too where there is an app. `onProve` may refuse. */
export function ProveForm({
  title,
  button,
  withCode,
  onProve,
  onCancel,
}: {
  title: string;
  button: string;
  withCode: boolean;
  onProve: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await onProve({ password: String(form.get('password')), code: String(form.get('code') ?? '') });
    } catch (error) {
      setErrors(formErrors(error));
      setBusy(false);
    }
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={1}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {errors.form && <Alert severity="error">{errors.form}</Alert>}
      <TextField
        name="password"
        label="Your password"
        type="password"
        required
        fullWidth
        autoComplete="current-password"
        error={Boolean(errors.password)}
        helperText={errors.password ?? ' '}
        slotProps={{ htmlInput: { maxLength: 128 } }}
      />
      {withCode && (
        <TextField
          name="code"
          label="Code of your app, or a recovery code"
          required
          fullWidth
          autoComplete="one-time-code"
          error={Boolean(errors.code)}
          helperText={errors.code ?? ' '}
          slotProps={{ htmlInput: { maxLength: 24 } }}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" color="secondary" disabled={busy}>
          {button}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Stack>
    </Stack>
  );
}
