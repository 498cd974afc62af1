import { useState } from 'react';
import { resetPassword } from '#api/browser/accounts.ts';
import { shortPassword } from '../account-rules.ts';
import { attempt, explain } from '../attempt.ts';
import { PasswordPairForm } from '../password-pair-form.tsx';
import { say } from '../say.ts';

const different = 'Passwords do not match!';

/** Step 3: the new password, twice. */
export function ResetPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [complaint, setComplaint] = useState('');

  async function change(password: string) {
    setComplaint('');
    const answer = await attempt(resetPassword({ email, password }));
    if (!answer.ok) {
      setComplaint(answer.errors.password ?? explain(answer));
      return say('error', 'Error resetting password.');
    }
    say('success', 'Password reset successfully!');
    return onChanged();
  }

  return (
    <PasswordPairForm
      email={email}
      different={different}
      complaint={complaint}
      onPassword={change}
      onRefused={(words) => (words === different || words === shortPassword) && say('error', words)}
    />
  );
}
