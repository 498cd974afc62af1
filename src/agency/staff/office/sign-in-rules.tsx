import { Alert, Card, FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { SignInRules as Rules } from '../second-factor.ts';
import { refusalText } from '#kit/office/parts/refusal-text.ts';
import { factorCalls } from './second-factor/factor-calls.ts';

/** The owner's choice whether everybody needs a second step. */
export function SignInRules() {
  const { data, error, refetch } = useGetOne<Rules & { id: string }>('sign-in-rules', { id: 'now' });
  const [busy, setBusy] = useState(false);
  const notify = useNotify();

  async function change(requireSecondFactor: boolean) {
    setBusy(true);
    try {
      await factorCalls.saveRules({ requireSecondFactor });
      notify(
        requireSecondFactor
          ? 'From the next sign-in on, everybody needs a second step.'
          : 'The second step is each colleague’s own choice.',
        { type: 'success' },
      );
    } catch (refusal) {
      notify(refusalText(refusal), { type: 'error' });
    }
    await refetch();
    setBusy(false);
  }

  if (error)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {error.message}
      </Alert>
    );
  return (
    <Card sx={{ px: 2, py: 0.5, mb: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={data?.requireSecondFactor ?? false}
            disabled={!data || busy}
            onChange={(event) => void change(event.target.checked)}
          />
        }
        label="Every staff member must use two-factor sign-in"
      />
    </Card>
  );
}
