import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checkForgotCode, sendForgotCode, setForgottenPassword } from '#people/customers/wire/client.ts';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import { attempt, explain, isUndecided } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import { askForCode } from '../../codes/site/ask-for-code.ts';
import { setPasswordOnce } from './set-password-once.ts';

export const differentPasswords = /*i18n*/ 'Password does not match';

/** A new password in place of a forgotten one: address, code, password twice, then `onChanged`. */
export function useForgottenPassword(onChanged: () => void) {
  const { t, i18n } = useLingui();
  const failure = t`Internal Server Error`;
  const [step, setStep] = useState<'email' | 'code' | 'password'>('email');
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');

  async function send(to: string): Promise<Outcome<object>> {
    const sent = await askForCode(`reset:${to}`, () => sendForgotCode(to), { message: '' });
    showShortToast(sent.ok ? 'success' : 'error', sent.ok ? t`Otp sent successfully` : failure);
    return sent;
  }

  return {
    step,
    email,
    error,
    send,
    async begin(to: string) {
      setError('');
      setEmail(to);
      const sent = await send(to);
      if (sent.ok) setStep('code');
      else setError(explain(sent, i18n));
    },
    async verify(code: string): Promise<Outcome<object>> {
      const answer = await attempt(checkForgotCode({ email, code }));
      if (answer.ok) {
        showShortToast('success', t`Otp verified successfully`);
        setStep('password');
      } else if (isUndecided(answer)) showShortToast('error', failure);
      return answer;
    },
    async change(password: string) {
      setError('');
      const account = { email, password };
      const answer = await setPasswordOnce(account, setForgottenPassword(account));
      if (!answer.ok) {
        if (isUndecided(answer)) showShortToast('error', failure);
        return setError(answer.errors.password ?? explain(answer, i18n));
      }
      showShortToast('success', t`Password changed successfully`);
      return onChanged();
    },
    close() {
      setError('');
      setStep('email');
    },
  };
}
