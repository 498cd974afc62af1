import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Popup } from '#kit/site/ui/popup.tsx';
import { ResetCode } from './reset-code.tsx';
import { ResetEmail } from './reset-email.tsx';
import { ResetPassword } from './reset-password.tsx';

/**
 * A new password in three steps: address, code, password twice.
 * @param onClose gets the address whose password was changed, null when it was put away before
 */
export function ResetWindow({
  email,
  onClose,
}: {
  email: string;
  onClose: (changed: string | null) => void;
}) {
  const { t } = useLingui();
  const [step, setStep] = useState<{ at: 1 | 2 | 3; email: string }>({ at: 1, email });
  const { at } = step;
  return (
    <Popup title={t`Reset Password`} onClose={() => onClose(null)}>
      <p className="mb-5 text-sm text-ink-soft">{t`Step ${at} of 3`}</p>
      {step.at === 1 && <ResetEmail email={step.email} onSent={(to) => setStep({ at: 2, email: to })} />}
      {step.at === 2 && <ResetCode email={step.email} onProven={() => setStep({ ...step, at: 3 })} />}
      {step.at === 3 && <ResetPassword email={step.email} onChanged={() => onClose(step.email)} />}
    </Popup>
  );
}
