import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resetPassword } from '#people/customers/wire/client.ts';
import { shortPassword } from '../../../site/account-rules.ts';
import { explain } from '#kit/site/attempt.ts';
import { PasswordPairForm } from '../password-pair-form.tsx';
import { setPasswordOnce } from '../set-password-once.ts';
import { showShortToast } from '#kit/site/short-toast.ts';

const different = /*i18n*/ 'Passwords do not match!';

/** Step 3: the new password, twice. */
export function ResetPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { t, i18n } = useLingui();
  const [error, setError] = useState('');

  async function change(password: string) {
    setError('');
    const account = { email, password };
    const answer = await setPasswordOnce(account, resetPassword(account));
    if (!answer.ok) {
      setError(answer.errors.password ?? explain(answer, i18n));
      return showShortToast('error', t`Error resetting password.`);
    }
    showShortToast('success', t`Password reset successfully!`);
    return onChanged();
  }

  return (
    <PasswordPairForm
      email={email}
      different={different}
      error={error}
      onPassword={change}
      onRefused={(words) =>
        (words === different || words === shortPassword) && showShortToast('error', i18n._(words))
      }
    />
  );
}
