import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Popup } from '#kit/site/ui/popup.tsx';
import { EmailStep } from './window/email-step.tsx';
import { KnownStep } from './window/known-step.tsx';
import { NewStep } from './window/new-step.tsx';
import { ResetWindow } from '../passwords/site/window/reset-window.tsx';

type Step = { at: 'email' | 'known' | 'new' | 'reset'; email: string };

const titles = { email: msg`Log in or sign up`, known: msg`Welcome back`, new: msg`Create your account` };

/**
 * The header's window: an e-mail address, then a password for who has an account, or a code and a new password for who
 * has none. Signed in, it is closed by its host.
 */
export function AccountWindow({ expired, onClose }: { expired: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ at: 'email', email: '' });
  const { at, email } = step;
  const back = () => setStep({ at: 'email', email });
  if (at === 'reset')
    return (
      <ResetWindow email={email} onClose={(proven) => setStep({ at: 'known', email: proven ?? email })} />
    );
  return (
    <Popup title={t(titles[at])} onClose={onClose}>
      {expired && at === 'email' && (
        <p className="mb-5 rounded-control bg-marigold-tint px-4 py-3">
          {t`Your session has ended. Please sign in again.`}
        </p>
      )}
      {at === 'email' && (
        <EmailStep
          email={email}
          onKnown={(e) => setStep({ at: 'known', email: e })}
          onNew={(e) => setStep({ at: 'new', email: e })}
        />
      )}
      {at === 'known' && (
        <KnownStep email={email} onBack={back} onForgotten={() => setStep({ at: 'reset', email })} />
      )}
      {at === 'new' && <NewStep email={email} onBack={back} />}
    </Popup>
  );
}
