import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { fetchProofMethods, prove, sendProofCode } from '../wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import { attempt, explain, isUndecided } from '#kit/site/attempt.ts';
import { askForCode } from '#people/sign-in/codes/site/ask-for-code.ts';
import { CodeForm } from '#people/sign-in/codes/site/code-form.tsx';
import { PasswordField } from '#people/sign-in/passwords/site/password-field.tsx';
import { useLoad } from '#kit/site/use-load.ts';

/** Asks for the password, or for a code that goes to the present address: a session alone is not enough for what follows. */
export function Prove({ customer, onProven }: { customer: Customer; onProven: () => void }) {
  const { t, i18n } = useLingui();
  const { loaded } = useLoad(fetchProofMethods);
  const [byCode, setByCode] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const proven = loaded.state === 'there' && loaded.found.proven;
  useEffect(() => {
    if (proven) onProven();
  }, [proven, onProven]);

  const wasLost = useRef(false);
  async function isProven() {
    const ways = await attempt(fetchProofMethods());
    return ways.ok && ways.proven;
  }

  async function sendCode() {
    setBusy(true);
    const sent = await askForCode(`proof:${customer.email}`, sendProofCode, { message: '' });
    setBusy(false);
    setTrouble(sent.ok ? '' : explain(sent, i18n));
    if (sent.ok) setByCode(true);
  }

  if (loaded.state === 'loading' || proven) return <p role="status">{t`Loading …`}</p>;
  if (byCode)
    return (
      <CodeForm
        email={customer.email}
        button={t`Yes, it is me`}
        onCode={async (otp) => {
          const answer = await attempt(prove({ code: otp }));
          wasLost.current ||= !answer.ok && isUndecided(answer);
          // The code is good once: it may have been taken, and the answer lost.
          if (answer.ok || (wasLost.current && (await isProven()))) onProven();
          return answer;
        }}
        onResend={() => attempt(sendProofCode())}
      />
    );
  const hasPassword = loaded.state === 'there' && loaded.found.password;
  return (
    <div className="grid gap-4">
      {hasPassword ? (
        <ByPassword onProven={onProven} />
      ) : (
        <p>{t`For your safety we first send a code to ${customer.email}.`}</p>
      )}
      <p role="alert" className="font-medium text-brick empty:hidden">
        {trouble}
      </p>
      <button
        type="button"
        disabled={busy}
        className={hasPassword ? 'text-link min-h-12 justify-self-start font-medium' : 'btn btn-main'}
        onClick={() => void sendCode()}
      >
        {hasPassword ? t`Send me a code instead` : t`Send code`}
      </button>
    </div>
  );
}

function ByPassword({ onProven }: { onProven: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    if (!password) return setError(/*i18n*/ 'Password is required');
    setBusy(true);
    const answer = await attempt(prove({ password }));
    setBusy(false);
    if (answer.ok) return onProven();
    setError(answer.errors.password ?? explain(answer, i18n));
  }

  return (
    <AccountForm
      label={t`Confirm that it is you`}
      button={t`Yes, it is me`}
      busyText={t`Checking...`}
      busy={busy}
      onSubmit={() => void send()}
    >
      <p>{t`For your safety, please enter your password first.`}</p>
      <PasswordField
        id={id}
        label={t`Password`}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError('');
        }}
      />
    </AccountForm>
  );
}
