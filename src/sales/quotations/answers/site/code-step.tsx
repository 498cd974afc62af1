import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { checkResponseCode, sendResponseCode, type ResponderContact } from '../wire/client.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { attempt, explain } from '#kit/site/attempt.ts';
import { CodeBoxes, codeOf, isCode, noDigits } from '#kit/site/ui/form/code-boxes.tsx';
import { incompleteCode } from '#people/sign-in/site/account-rules.ts';
import { Resend } from '#people/sign-in/codes/site/resend.tsx';
import { showShortToast } from '#kit/site/short-toast.ts';
import { failed, showFailure } from './failure-texts.ts';
import { useCodeOfSms } from './use-code-of-sms.ts';

/** Six boxes; right digits let the answer be written. */
export function CodeStep({
  quotationId,
  contact,
  sentTo,
  bySms,
  onBack,
  onVerified,
}: {
  quotationId: string;
  contact: ResponderContact;
  sentTo: string;
  /** Whether it is on its way to a phone. */
  bySms: boolean;
  /** Null where there is no other contact to use. */
  onBack: (() => void) | null;
  onVerified: () => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [digits, setDigits] = useState(noDigits);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  useCodeOfSms(bySms && codeOf(digits) === '', (code) => {
    if (!isCode(code)) return;
    setDigits([...code]);
    setError('');
  });

  async function check() {
    const code = codeOf(digits);
    if (!isCode(code)) return setError(incompleteCode);
    setBusy(true);
    const answer = await attempt(checkResponseCode(quotationId, contact, code));
    setBusy(false);
    if (answer.ok) {
      showShortToast('success', t`OTP verified successfully`);
      return onVerified();
    }
    showFailure(answer, failed.verify, i18n);
    setError(answer.errors.code ?? explain(answer, i18n));
  }

  async function resend() {
    const sent = await attempt(sendResponseCode(quotationId, contact));
    if (sent.ok) showShortToast('success', t`OTP sent successfully`);
    else showFailure(sent, failed.send, i18n);
    setError(sent.ok ? '' : explain(sent, i18n));
    if (sent.ok) setDigits(noDigits);
    return sent.ok ? null : sent.retryAfter;
  }

  return (
    <AccountForm
      label={t`Enter the code`}
      button={t`Verify OTP`}
      busyText={t`Checking...`}
      busy={busy}
      onSubmit={() => void check()}
    >
      <p>
        <Trans>
          If this quotation is addressed to{' '}
          <strong data-copyable className="font-semibold wrap-anywhere">
            {sentTo}
          </strong>
          , a six-digit code is on its way there. It works once, for ten minutes.
        </Trans>
      </p>
      <div>
        <CodeBoxes
          id={id}
          label={t`Your code`}
          digits={digits}
          onChange={(typed) => {
            setDigits(typed);
            setError('');
          }}
          error={error}
        />
        <Resend onResend={resend} />
      </div>
      {onBack && (
        <button type="button" className="text-link min-h-12 justify-self-start font-medium" onClick={onBack}>
          {t`Use another mobile or e-mail`}
        </button>
      )}
    </AccountForm>
  );
}
