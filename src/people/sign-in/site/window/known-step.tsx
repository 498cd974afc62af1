import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkLogin } from '#people/customers/wire/client.ts';
import { AccountForm } from '../account-form.tsx';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { attempt, explain, isUndecided } from '#kit/site/attempt.ts';
import { PasswordField } from '../../passwords/site/password-field.tsx';
import { showShortToast } from '#kit/site/short-toast.ts';
import { WhoseAddress } from './whose-address.tsx';

const wrong = /*i18n*/ 'Invalid email or password.';

/** An existing user: the password. */
export function KnownStep({
  email,
  onBack,
  onForgotten,
}: {
  email: string;
  onBack: () => void;
  onForgotten: () => void;
}) {
  const { t, i18n } = useLingui();
  const { register, handleSubmit, formState, setError } = useForm<{ password: string }>();
  const [failure, setFailure] = useState('');
  const id = useId();

  async function signIn({ password }: { password: string }) {
    setFailure('');
    const answer = await attempt(checkLogin({ email, password }));
    if (answer.ok) return showShortToast('success', t`Login successful.`);
    if (isUndecided(answer)) {
      setFailure(answer.message);
      return showShortToast('error', i18n._(answer.message));
    }
    setError('password', { message: wrong }, { shouldFocus: true });
    if (failureKindOf(answer) !== 'signed-out') setFailure(explain(answer, i18n));
    return showShortToast('error', i18n._(wrong));
  }

  return (
    <AccountForm
      label={t`Sign in`}
      button={t`Sign In`}
      busyText={t`Signing in...`}
      busy={formState.isSubmitting}
      error={failure}
      onSubmit={(event) => void handleSubmit(signIn)(event)}
    >
      <WhoseAddress email={email} onBack={onBack} />
      <PasswordField
        id={id}
        label={t`Password`}
        autoComplete="current-password"
        autoFocus
        data-autofocus
        error={formState.errors.password?.message}
        {...register('password', { required: /*i18n*/ 'Password is required' })}
      />
      <button
        type="button"
        className="text-link -my-3 inline-flex min-h-12 items-center justify-self-start text-sm font-medium"
        onClick={onForgotten}
      >
        {t`Forgot password?`}
      </button>
    </AccountForm>
  );
}
