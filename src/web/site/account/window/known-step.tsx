import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkLogin } from '#api/browser/accounts.ts';
import { AccountForm } from '../account-form.tsx';
import { attempt, explain, isUnjudged } from '../attempt.ts';
import { PasswordField } from '../password-field.tsx';
import { say } from '../say.ts';
import { WhoseAddress } from './whose-address.tsx';

const wrong = 'Invalid email or password.';

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
  const { register, handleSubmit, formState, setError } = useForm<{ password: string }>();
  const [complaint, setComplaint] = useState('');
  const id = useId();

  async function signIn({ password }: { password: string }) {
    setComplaint('');
    const answer = await attempt(checkLogin({ email, password }));
    if (answer.ok) return say('success', 'Login successful.');
    if (isUnjudged(answer)) {
      setComplaint(answer.message);
      return say('error', answer.message);
    }
    setError('password', { message: wrong }, { shouldFocus: true });
    if (answer.status !== 401) setComplaint(explain(answer));
    return say('error', wrong);
  }

  return (
    <AccountForm
      label="Sign in"
      button="Sign In"
      busyText="Signing in..."
      busy={formState.isSubmitting}
      complaint={complaint}
      onSubmit={(event) => void handleSubmit(signIn)(event)}
    >
      <WhoseAddress email={email} onBack={onBack} />
      <PasswordField
        id={id}
        label="Password"
        autoComplete="current-password"
        autoFocus
        data-autofocus
        error={formState.errors.password?.message}
        {...register('password', { required: 'Password is required' })}
      />
      <button
        type="button"
        className="text-link -my-3 inline-flex min-h-12 items-center justify-self-start text-sm font-medium"
        onClick={onForgotten}
      >
        Forgot password?
      </button>
    </AccountForm>
  );
}
