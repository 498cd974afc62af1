import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendSignUpCode, signUpInHeader } from '#api/browser/accounts.ts';
import { AccountForm } from '../account-form.tsx';
import { incompleteCode, isLongEnough, shortPassword } from '../account-rules.ts';
import { attempt, explain } from '../attempt.ts';
import { CodeBoxes, codeOf, isCode, noDigits } from '../code-boxes.tsx';
import { ConsentLine } from '../consent-line.tsx';
import { PasswordField } from '../password-field.tsx';
import { Resend } from '../resend.tsx';
import { say } from '../say.ts';
import { WhoseAddress } from './whose-address.tsx';

const noCode = 'Enter the OTP sent to your email';

/** A new user: the code that was mailed, and a password to come. */
export function NewStep({ email, onBack }: { email: string; onBack: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<{ password: string }>();
  const [digits, setDigits] = useState(noDigits);
  const [codeError, setCodeError] = useState('');
  const [complaint, setComplaint] = useState('');
  const id = useId();

  function codeHolds(): boolean {
    const code = codeOf(digits);
    setCodeError(code === '' ? noCode : isCode(code) ? '' : incompleteCode);
    if (code === '') say('warning', noCode);
    return isCode(code);
  }

  async function signUp({ password }: { password: string }) {
    setComplaint('');
    if (!codeHolds()) return;
    const answer = await attempt(signUpInHeader({ email, code: codeOf(digits), password }));
    if (answer.ok) return say('success', 'OTP verified successfully. Proceeding with sign-up.');
    const { code, password: weak } = answer.errors;
    if (weak) setError('password', { message: weak }, { shouldFocus: true });
    setCodeError(code ?? '');
    if (!weak && !code) setComplaint(explain(answer));
    return say('error', 'Failed to verify OTP.');
  }

  async function resend() {
    const sent = await attempt(sendSignUpCode(email));
    if (sent.ok) {
      setDigits(noDigits);
      say('success', 'Check your email for the verification code.');
      return null;
    }
    setComplaint(explain(sent));
    say('error', 'Error checking user or sending OTP');
    return sent.retryAfter;
  }

  return (
    <AccountForm
      label="Sign up"
      button="Sign Up"
      busyText="Signing up..."
      busy={formState.isSubmitting}
      complaint={complaint}
      onSubmit={(event) => void handleSubmit(signUp, codeHolds)(event)}
    >
      <WhoseAddress email={email} onBack={onBack} />
      <div>
        <CodeBoxes
          id={`${id}code`}
          label="Code from your e-mail"
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
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={formState.errors.password?.message}
        {...register('password', { validate: (password) => isLongEnough(password) || shortPassword })}
      />
      <ConsentLine />
    </AccountForm>
  );
}
