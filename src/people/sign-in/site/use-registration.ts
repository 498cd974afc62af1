import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { register, sendRegisterCode } from '#people/customers/wire/client.ts';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import { explain } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import { askForCode } from '../codes/site/ask-for-code.ts';
import { setPasswordOnce } from '../passwords/site/set-password-once.ts';

export type NewAccount = { fullName: string; email: string; password: string };

/** Registering: a code is mailed, then taken back with everything else. `account` is set while its code is waited for. */
export function useRegistration(goOn: () => void) {
  const { t, i18n } = useLingui();
  const [account, setAccount] = useState<NewAccount | null>(null);
  const [error, setError] = useState('');

  async function sendCode(details: NewAccount): Promise<Outcome<object>> {
    const sent = await askForCode(`register:${details.email}`, () => sendRegisterCode(details), {
      message: '',
    });
    showShortToast(sent.ok ? 'success' : 'error', sent.ok ? t`Otp sent successfully` : explain(sent, i18n));
    return sent;
  }

  return {
    account,
    error,
    async begin(typed: NewAccount) {
      const details = { ...typed, fullName: typed.fullName.trim(), email: typed.email.trim() };
      setError('');
      const sent = await sendCode(details);
      if (sent.ok) setAccount(details);
      else setError(explain(sent, i18n));
    },
    async verify(details: NewAccount, code: string): Promise<Outcome<object>> {
      const answer = await setPasswordOnce(details, register({ ...details, code }));
      if (answer.ok) {
        showShortToast('success', t`Logged In`);
        goOn();
      }
      return answer;
    },
    sendCode,
    goBack: () => setAccount(null),
  };
}
