import { Card, CardContent } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Title, useGetOne, useNotify } from 'react-admin';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import type { FactorSecret } from '../../second-factor.ts';
import { Enrolment } from '../second-factor/enrolment.tsx';
import { factorCalls, type OwnFactor } from '../second-factor/factor-calls.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { FactorState } from './factor-state.tsx';
import { OwnAgendaTime } from './own-agenda.tsx';
import { OwnPicture } from './own-picture.tsx';
import { OwnQuietHours } from './quiet-hours.tsx';
import { ProveForm } from './prove-form.tsx';

type Doing =
  | { what: 'reading' | 'turning-on' | 'turning-off' | 'renewing' }
  | { what: 'enrolling'; secret: FactorSecret }
  | { what: 'keeping'; codes: string[] };

/** One's own account: one's picture, one's address, one's agenda and quiet hours, and the second step of signing in. */
export function AccountPage({
  address,
}: {
  /** The own address, and the way to change it. */ address: ReactNode;
}) {
  const { data, ...asked } = useGetOne<OwnFactor & { id: string }>('session', { id: 'second-factor' });
  const [doing, setDoing] = useState<Doing>({ what: 'reading' });
  const notify = useNotify();

  async function done(said: string) {
    notify(said, { type: 'success' });
    await asked.refetch();
    setDoing({ what: 'reading' });
  }

  if (!data)
    return (
      <>
        <Title title="Your account" />
        <NotYet {...asked} />
      </>
    );
  return (
    <Card sx={{ maxWidth: 560, my: 2 }}>
      <Title title="Your account" />
      {doing.what === 'reading' && (
        <CardContent sx={{ pb: 0 }}>
          <OwnPicture />
          {address}
          <OwnAgendaTime />
          <OwnQuietHours />
        </CardContent>
      )}
      {/* Two steps stand at the door as well, and look as they do there. */}
      <CardContent {...(['enrolling', 'keeping'].includes(doing.what) && { className: 'second-step' })}>
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
        {doing.what === 'renewing' && (
          <ProveForm
            title="New recovery codes"
            button="Make new codes"
            withCode
            onCancel={() => setDoing({ what: 'reading' })}
            onProve={async ({ password, code }) => {
              const { recoveryCodes } = await factorCalls.renewCodes(password, code);
              setDoing({ what: 'keeping', codes: recoveryCodes });
            }}
          />
        )}
        {doing.what === 'keeping' && (
          <RecoveryCodes
            codes={doing.codes}
            onKept={() => void done('The codes before these open nothing any more.')}
          />
        )}
        {doing.what === 'reading' && <FactorState factor={data} onStart={(what) => setDoing({ what })} />}
      </CardContent>
    </Card>
  );
}
