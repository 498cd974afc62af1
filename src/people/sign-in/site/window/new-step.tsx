import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendSignUpCode, signUpInHeader } from '#people/customers/wire/client.ts';
import { AccountForm } from '../account-form.tsx';
import { incompleteCode, isLongEnough, shortPassword } from '../account-rules.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { CodeBoxes, codeOf, isCode, noDigits } from '#kit/site/ui/form/code-boxes.tsx';
import { ConsentLine } from '../consent-line.tsx';
import { PasswordField } from '../../passwords/site/password-field.tsx';
import { Resend } from '../../codes/site/resend.tsx';
import { showShortToast } from '#kit/site/short-toast.ts';
import { setPasswordOnce } from '../../passwords/site/set-password-once.ts';
import { WhoseAddress } from './whose-address.tsx';

const noCode = /*i18n*/ 'Enter the OTP sent to your email';

/** A new user: the code that was mailed, and a password to come. */
export function NewStep({ email, onBack }: { email: string; onBack: () => void }) {
  const { t, i18n } = useLingui();
  const { register, handleSubmit, formState, setError } = useForm<{ password: string }>();
  const [digits, setDigits] = useState(noDigits);
  const [codeError, setCodeError] = useState('');
  const [failure, setFailure] = useState('');
  const id = useId();

  function codeHolds(): boolean {
    const code = codeOf(digits);
    setCodeError(code === '' ? noCode : isCode(code) ? '' : incompleteCode);
    if (code === '') showShortToast('warning', i18n._(noCode));
    return isCode(code);
  }

  async function signUp({ password }: { password: string }) {
    setFailure('');
    if (!codeHolds()) return;
    const answer = await setPasswordOnce(
      { email, password },
      signUpInHeader({ email, code: codeOf(digits), password }),
    );
    if (answer.ok) return showShortToast('success', t`OTP verified successfully. Proceeding with sign-up.`);
    const { code, password: weak } = answer.errors;
    if (weak) setError('password', { message: weak }, { shouldFocus: true });
    setCodeError(code ?? '');
    if (!weak && !code) setFailure(explain(answer, i18n));
    return showShortToast('error', t`Failed to verify OTP.`);
  }

  async function resend() {
    const sent = await attempt(sendSignUpCode(email));
    if (sent.ok) {
      setDigits(noDigits);
      showShortToast('success', t`Check your email for the verification code.`);
      return null;
    }
    setFailure(explain(sent, i18n));
    showShortToast('error', t`Error checking user or sending OTP`);
    return sent.retryAfter;
  }

  return (
    <AccountForm
      label={t`Sign up`}
      button={t`Sign Up`}
      busyText={t`Signing up...`}
      busy={formState.isSubmitting}
      error={failure}
      onSubmit={(event) => void handleSubmit(signUp, codeHolds)(event)}
    >
      <WhoseAddress email={email} onBack={onBack} />
      <div>
        <CodeBoxes
          id={`${id}code`}
          label={t`Code from your e-mail`}
          digits={digits}
          onChange={(typed) => {
            setDigits(typed);
            setCodeError('');
          }}
          error={codeError}
        />
        <Resend onResend={resend} />
      </div>
      <PasswordField
        id={`${id}password`}
        label={t`New password`}
        autoComplete="new-password"
        hint={t`At least 8 characters.`}
        error={formState.errors.password?.message}
        {...register('password', { validate: (password) => isLongEnough(password) || shortPassword })}
      />
      <ConsentLine />
    </AccountForm>
  );
}
