import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resetPassword } from '#people/customers/wire/client.ts';
import { shortPassword } from '../../../site/account-rules.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { PasswordPairForm } from '../password-pair-form.tsx';
import { say } from '#kit/site/say.ts';

const different = /*i18n*/ 'Passwords do not match!';

/** Step 3: the new password, twice. */
export function ResetPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { t, i18n } = useLingui();
  const [complaint, setComplaint] = useState('');

  async function change(password: string) {
    setComplaint('');
    const answer = await attempt(resetPassword({ email, password }));
    if (!answer.ok) {
      setComplaint(answer.errors.password ?? explain(answer, i18n));
      return say('error', t`Error resetting password.`);
    }
    say('success', t`Password reset successfully!`);
    return onChanged();
  }

  return (
    <PasswordPairForm
      email={email}
      different={different}
      complaint={complaint}
      onPassword={change}
      onRefused={(words) => (words === different || words === shortPassword) && say('error', i18n._(words))}
    />
  );
}
