import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checkForgotCode, sendForgotCode, setForgottenPassword } from '#people/customers/wire/client.ts';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import { attempt, explain, isUnjudged } from '#kit/site/attempt.ts';
import { say } from '#kit/site/say.ts';

export const differentPasswords = /*i18n*/ 'Password does not match';

/** A new password in place of a forgotten one: address, code, password twice, then `onChanged`. */
export function useForgotten(onChanged: () => void) {
  const { t, i18n } = useLingui();
  const failure = t`Internal Server Error`;
  const [step, setStep] = useState<'email' | 'code' | 'password'>('email');
  const [email, setEmail] = useState('');
  const [complaint, setComplaint] = useState('');

  async function send(to: string): Promise<Outcome<object>> {
    const sent = await attempt(sendForgotCode(to));
    say(sent.ok ? 'success' : 'error', sent.ok ? t`Otp sent successfully` : failure);
    return sent;
  }

  return {
    step,
    email,
    complaint,
    send,
    async begin(to: string) {
      setComplaint('');
      setEmail(to);
      const sent = await send(to);
      if (sent.ok) setStep('code');
      else setComplaint(explain(sent, i18n));
    },
    async verify(code: string): Promise<Outcome<object>> {
      const answer = await attempt(checkForgotCode({ email, code }));
      if (answer.ok) {
        say('success', t`Otp verified successfully`);
        setStep('password');
      } else if (isUnjudged(answer)) say('error', failure);
      return answer;
    },
    async change(password: string) {
      setComplaint('');
      const answer = await attempt(setForgottenPassword({ email, password }));
      if (!answer.ok) {
        if (isUnjudged(answer)) say('error', failure);
        return setComplaint(answer.errors.password ?? explain(answer, i18n));
      }
      say('success', t`Password changed successfully`);
      return onChanged();
    },
    close() {
      setComplaint('');
      setStep('email');
    },
  };
}
