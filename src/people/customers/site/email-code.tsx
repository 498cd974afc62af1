import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { confirmEmail, saveProfile } from '../wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { attempt } from '#kit/site/attempt.ts';
import { CodeForm } from '#people/sign-in/codes/site/code-form.tsx';
import { Modal } from '#kit/site/ui/modal.tsx';
import { Prove } from './prove.tsx';

const toastMs = 4_000;

/** Who asks, then the code that was sent to a new address: with both the address becomes the account's. */
export function EmailCode({
  customer,
  email,
  onLater,
  onConfirmed,
}: {
  customer: Customer;
  email: string;
  onLater: () => void;
  onConfirmed: () => void;
}) {
  const { t } = useLingui();
  const [proven, setProven] = useState(false);
  const goOn = useCallback(() => setProven(true), []);
  async function confirm(code: string) {
    const answer = await attempt(confirmEmail({ email, code }));
    if (answer.ok) {
      void showToast('success', t`Your e-mail address is changed`, toastMs);
      onConfirmed();
    }
    // The proof is good for ten minutes.
    else if (failureKindOf(answer) === 'forbidden') setProven(false);
    return answer;
  }
  return (
    <Modal title={t`Confirm your new e-mail`} onClose={onLater}>
      {proven ? (
        <CodeForm
          email={email}
          button={t`Confirm`}
          onCode={confirm}
          onResend={() => attempt(saveProfile(customer.id, { email }))}
        >
          <p className="text-sm text-ink-soft">{t`Until you enter it, your address stays as it was.`}</p>
        </CodeForm>
      ) : (
        <Prove customer={customer} onProven={goOn} />
      )}
    </Modal>
  );
}
