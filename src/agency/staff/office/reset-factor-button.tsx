import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { StaffRecord } from './staff-record.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { factorCalls } from './second-factor/factor-calls.ts';
import { useSession } from '#kit/office/session.ts';

/** For a colleague who lost the phone and the recovery codes. One's own is turned off with a code. */
export function ResetFactorButton() {
  const person = useRecordContext<StaffRecord>();
  const { me } = useSession();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  if (!person?.secondFactor || person.id === me?.id) return null;

  async function reset(id: string) {
    setAsking(false);
    await attempt(async () => {
      await factorCalls.reset(id);
      notify('The second step is off, and they are signed out everywhere.', { type: 'success' });
      refresh();
    });
  }
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Reset two-factor sign-in
      </Button>
      <Confirm
        isOpen={asking}
        title={`Reset the second step of ${person.name}?`}
        content="Do this only when you have spoken with them: until they set it up again, their password alone signs them in."
        confirm="Reset"
        onConfirm={() => void reset(person.id)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
