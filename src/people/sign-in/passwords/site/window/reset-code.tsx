import { useLingui } from '@lingui/react/macro';
import { checkResetCode, sendResetCode } from '#people/customers/wire/client.ts';
import { attempt } from '#kit/site/attempt.ts';
import { CodeForm } from '../../../codes/site/code-form.tsx';
import { showShortToast } from '#kit/site/short-toast.ts';

/** Step 2: the code that was mailed. */
export function ResetCode({ email, onProven }: { email: string; onProven: () => void }) {
  const { t, i18n } = useLingui();
  async function verify(code: string) {
    const answer = await attempt(checkResetCode({ email, code }));
    if (!answer.ok) {
      showShortToast('error', i18n._(answer.message) || t`Invalid OTP. Please try again.`);
      return answer;
    }
    showShortToast('success', t`OTP verified successfully.`);
    onProven();
    return answer;
  }
  async function resend() {
    const sent = await attempt(sendResetCode(email));
    if (sent.ok) showShortToast('success', t`OTP sent to your email.`);
    else showShortToast('error', i18n._(sent.message) || t`Failed to send OTP. Please try again.`);
    return sent;
  }
  return <CodeForm email={email} button={t`Verify code`} onCode={verify} onResend={resend} />;
}
