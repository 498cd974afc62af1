import { Card, FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { SignInRules as Rules } from '../second-factor.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { factorCalls } from './second-factor/factor-calls.ts';

/** The owner's choice whether everybody needs a second step. */
export function SignInRules() {
  const { data, error, refetch } = useGetOne<Rules & { id: string }>('sign-in-rules', { id: 'now' });
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const { attempt } = useAttempt();

  async function change(requireSecondFactor: boolean) {
    setBusy(true);
    await attempt(async () => {
      await factorCalls.saveRules({ requireSecondFactor });
      notify(
        requireSecondFactor
          ? 'From the next sign-in on, everybody needs a second step.'
          : 'The second step is each colleague’s own choice.',
        { type: 'success' },
      );
    });
    await refetch();
    setBusy(false);
  }

  if (error) return <Refusal error={error} onAgain={refetch} />;
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
