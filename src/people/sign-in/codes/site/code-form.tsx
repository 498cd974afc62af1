import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import type { Outcome } from '#kit/calls/customer-calls.ts';
import { AccountForm } from '../../site/account-form.tsx';
import { incompleteCode } from '../../site/account-rules.ts';
import { explain } from '#kit/site/attempt.ts';
import { CodeBoxes, codeOf, isCode, noDigits } from '#kit/site/ui/form/code-boxes.tsx';
import { Resend } from './resend.tsx';

/**
 * Asks for the code that was mailed to an address. What the server says against it stands at the boxes.
 * @param children the ways out, below the form's button
 */
export function CodeForm({
  email,
  button,
  onCode,
  onResend,
  children,
}: {
  email: string;
  button: string;
  onCode: (code: string) => Promise<Outcome<object>>;
  onResend: () => Promise<Outcome<object>>;
  children?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const [digits, setDigits] = useState(noDigits);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();

  async function send() {
    const code = codeOf(digits);
    if (!isCode(code)) return setError(incompleteCode);
    setError('');
    setBusy(true);
    const answer = await onCode(code);
    setBusy(false);
    if (!answer.ok)
      setError(answer.errors.code ?? (Object.values(answer.errors)[0] || explain(answer, i18n)));
  }

  async function resend() {
    const sent = await onResend();
    setError(sent.ok ? '' : explain(sent, i18n));
    if (sent.ok) setDigits(noDigits);
    return sent.ok ? null : sent.retryAfter;
  }

  return (
    <AccountForm
      label={button}
      button={button}
      busyText={t`Checking...`}
      busy={busy}
      onSubmit={() => void send()}
    >
      <p>
        <Trans>
          We sent a six-digit code to{' '}
          <strong data-copyable className="font-semibold wrap-anywhere">
            {email}
          </strong>
          . It works once, for ten minutes.
        </Trans>
      </p>
      <div>
        <CodeBoxes
          id={id}
          label={t`Code from your e-mail`}
          digits={digits}
          onChange={(typed) => {
            setDigits(typed);
            setError('');
          }}
          error={error}
        />
        <Resend onResend={resend} />
      </div>
      {children}
    </AccountForm>
  );
}
