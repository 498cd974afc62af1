import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkUser, sendResetCode } from '#people/customers/wire/client.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { AccountForm } from '../../../site/account-form.tsx';
import { isEmail } from '../../../site/account-rules.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import { askForCode } from '../../../codes/site/ask-for-code.ts';

const notAnAddress = /*i18n*/ 'Please enter a valid email address.';
const unknown = /*i18n*/ 'Invalid email. Please try again.';

/** Step 1: whose password. */
export function ResetEmail({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t, i18n } = useLingui();
  const { register, handleSubmit, formState, setError } = useForm<{ email: string }>();
  const [failure, setFailure] = useState('');
  const id = useId();

  async function send({ email: typed }: { email: string }) {
    const address = typed.trim();
    setFailure('');
    const known = await attempt(checkUser(address));
    if (known.ok && !known.exists) {
      setError('email', { message: unknown }, { shouldFocus: true });
      return showShortToast('error', i18n._(unknown));
    }
    const ask = () => askForCode(`reset:${address}`, () => sendResetCode(address), { message: '' });
    const sent = known.ok ? await ask() : known;
    if (!sent.ok) {
      setFailure(explain(sent, i18n));
      return showShortToast('error', i18n._(sent.message) || t`Failed to send OTP. Please try again.`);
    }
    showShortToast('success', t`OTP sent to your email.`);
    return onSent(address);
  }

  return (
    <AccountForm
      label={t`Reset Password`}
      button={t`Send code`}
      busyText={t`Sending...`}
      busy={formState.isSubmitting}
      error={failure}
      onSubmit={(event) =>
        void handleSubmit(send, () => showShortToast('error', i18n._(notAnAddress)))(event)
      }
    >
      <Field
        id={id}
        label={t`E-mail`}
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
