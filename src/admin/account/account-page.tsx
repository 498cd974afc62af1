import { Alert, Button, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetOne, useNotify } from 'react-admin';
import type { FactorSecret } from '#domain/staff/second-factor.ts';
import { inIndiaWithDay } from '../parts/moments.ts';
import { Enrolment } from '../second-factor/enrolment.tsx';
import { factorCalls, type OwnFactor } from '../second-factor/factor-calls.ts';
import { ProveForm } from './prove-form.tsx';

type Doing = { what: 'reading' | 'turning-on' | 'turning-off' } | { what: 'enrolling'; secret: FactorSecret };

/** One's own account: the second step of signing in. */
export function AccountPage() {
  const { data, error, isPending, refetch } = useGetOne<OwnFactor & { id: string }>('session', {
    id: 'second-factor',
  });
  const [doing, setDoing] = useState<Doing>({ what: 'reading' });
  const notify = useNotify();

  async function done(said: string) {
    notify(said, { type: 'success' });
    await refetch();
    setDoing({ what: 'reading' });
  }

  if (isPending)
    return <Skeleton variant="rounded" height={240} sx={{ my: 2 }} role="status" aria-label="Loading" />;
  if (!data)
    return (
      <Alert severity="error" sx={{ my: 2 }}>
        {error?.message ?? 'Your account was not found.'}
      </Alert>
    );
  return (
    <Card sx={{ maxWidth: 560, my: 2 }}>
      <Title title="Your account" />
      <CardContent className="second-step">
        {doing.what === 'enrolling' && (
          <Enrolment
            secret={doing.secret}
            confirm={async (code) => (await factorCalls.confirm(code)).recoveryCodes}
            onDone={() => void done('The second step is on. Your other devices are signed out.')}
          />
        )}
        {doing.what === 'turning-on' && (
          <ProveForm
            title="First, your password"
            button="Go on"
            withCode={false}
            onCancel={() => setDoing({ what: 'reading' })}
            onProve={async ({ password }) =>
              setDoing({ what: 'enrolling', secret: await factorCalls.begin(password) })
            }
          />
        )}
        {doing.what === 'turning-off' && (
          <ProveForm
            title="Turn the second step off"
            button="Turn off"
            withCode
            onCancel={() => setDoing({ what: 'reading' })}
            onProve={async ({ password, code }) => {
              await factorCalls.turnOff(password, code);
              await done('The second step is off.');
            }}
          />
        )}
        {doing.what === 'reading' && (
          <State
            factor={data}
            onTurnOn={() => setDoing({ what: 'turning-on' })}
            onTurnOff={() => setDoing({ what: 'turning-off' })}
          />
        )}
      </CardContent>
    </Card>
  );
}

function State({
  factor,
  onTurnOn,
  onTurnOff,
}: {
  factor: OwnFactor;
  onTurnOn: () => void;
  onTurnOff: () => void;
}) {
  const { since, recoveryCodesLeft, required } = factor;
  return (
    <>
      <Typography variant="h6" component="h2">
        Two-factor sign-in
      </Typography>
      {since ? (
        <>
          <Typography sx={{ my: 1 }}>
            On since {inIndiaWithDay(since)}. Signing in takes your password and a code from your phone.
          </Typography>
          <Alert severity={recoveryCodesLeft > 2 ? 'info' : 'warning'} sx={{ mb: 2 }}>
            {recoveryCodesLeft === 1 ? 'One recovery code is' : `${recoveryCodesLeft} recovery codes are`}{' '}
            left.
            {recoveryCodesLeft <= 2 && ' Turn it off and on again for ten new ones.'}
          </Alert>
          {required ? (
            <Typography color="text.secondary">Every colleague needs it here, so it stays on.</Typography>
          ) : (
            <Button variant="outlined" color="error" onClick={onTurnOff}>
              Turn off
            </Button>
          )}
        </>
      ) : (
        <>
          <Typography sx={{ my: 1 }}>
            Off. With it, a stolen password opens nothing: signing in also takes a code from an app on your
            phone.
          </Typography>
          <Button variant="contained" color="secondary" onClick={onTurnOn}>
            Turn on
          </Button>
        </>
      )}
    </>
  );
}
