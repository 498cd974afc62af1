import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkUser, sendResetCode } from '#api/browser/accounts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { AccountForm } from '../account-form.tsx';
import { isEmail } from '../account-rules.ts';
import { attempt, explain } from '../attempt.ts';
import { say } from '../say.ts';

const notAnAddress = 'Please enter a valid email address.';
const unknown = 'Invalid email. Please try again.';

/** Step 1: whose password. */
export function ResetEmail({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { register, handleSubmit, formState, setError } = useForm<{ email: string }>();
  const [complaint, setComplaint] = useState('');
  const id = useId();

  async function send({ email: typed }: { email: string }) {
    const address = typed.trim();
    setComplaint('');
    const known = await attempt(checkUser(address));
    if (known.ok && !known.exists) {
      setError('email', { message: unknown }, { shouldFocus: true });
      return say('error', unknown);
    }
    const sent = known.ok ? await attempt(sendResetCode(address)) : known;
    if (!sent.ok) {
      setComplaint(explain(sent));
      return say('error', sent.message || 'Failed to send OTP. Please try again.');
    }
    say('success', 'OTP sent to your email.');
    return onSent(address);
  }

  return (
    <AccountForm
      label="Reset Password"
      button="Send code"
      busyText="Sending..."
      busy={formState.isSubmitting}
      complaint={complaint}
      onSubmit={(event) => void handleSubmit(send, () => say('error', notAnAddress))(event)}
    >
      <Field
        id={id}
        label="E-mail"
        type="email"
        autoComplete="username"
        autoFocus
        data-autofocus
        defaultValue={email}
        maxLength={120}
        error={formState.errors.email?.message}
        {...register('email', { validate: (typed) => isEmail(typed) || notAnAddress })}
      />
    </AccountForm>
  );
}
