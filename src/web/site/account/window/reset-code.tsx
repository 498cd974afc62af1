import { checkResetCode, sendResetCode } from '#api/browser/accounts.ts';
import { attempt } from '../attempt.ts';
import { CodeForm } from '../code-form.tsx';
import { say } from '../say.ts';

/** Step 2: the code that was mailed. */
export function ResetCode({ email, onProven }: { email: string; onProven: () => void }) {
  async function verify(code: string) {
    const answer = await attempt(checkResetCode({ email, code }));
    if (!answer.ok) {
      say('error', answer.message || 'Invalid OTP. Please try again.');
      return answer;
    }
    say('success', 'OTP verified successfully.');
    onProven();
    return answer;
  }
  async function resend() {
    const sent = await attempt(sendResetCode(email));
    if (sent.ok) say('success', 'OTP sent to your email.');
    else say('error', sent.message || 'Failed to send OTP. Please try again.');
    return sent;
  }
  return <CodeForm email={email} button="Verify code" onCode={verify} onResend={resend} />;
}
