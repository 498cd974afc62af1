import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmEmail, saveProfile } from '#api/browser/accounts.ts';
import type { Customer } from '#api/browser/login-record.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Modal } from './modal.tsx';
import { noConnection, saidBy } from './use-load.ts';

const toastMs = 4_000;

/** The code that was sent to a new address: with it the address becomes the account's. */
export function EmailCode({
  customer,
  email,
  onClose,
}: {
  customer: Customer;
  email: string;
  onClose: () => void;
}) {
  const base = useId();
  const { register, handleSubmit, formState, setError, clearErrors } = useForm({
    defaultValues: { code: '' },
  });
  const [news, setNews] = useState('');

  async function confirm({ code }: { code: string }) {
    setNews('');
    try {
      const answer = await confirmEmail({ email, code });
      if (!answer.ok) return setError('code', { message: answer.errors.code ?? saidBy(answer) });
      void showToast('success', 'Your e-mail address is changed', toastMs);
      onClose();
    } catch {
      setError('code', { message: noConnection });
    }
  }

  async function sendAgain() {
    clearErrors();
    try {
      const answer = await saveProfile(customer.id, { email });
      if (answer.ok) setNews('A new code is on its way. The one before no longer works.');
      else setError('code', { message: saidBy(answer) });
    } catch {
      setError('code', { message: noConnection });
    }
  }

  return (
    <Modal title="Confirm your new e-mail" onClose={onClose}>
      <p>
        We sent a code to{' '}
        <strong data-copyable className="wrap-anywhere">
          {email}
        </strong>
        . Until you enter it, your address stays as it was.
      </p>
      <form
        noValidate
        aria-label="Confirm your new e-mail"
        className="mt-5 grid gap-5"
        onSubmit={handleSubmit(confirm)}
      >
        <Field
          id={`${base}code`}
          label="Code from the mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="control tracking-[0.4em] tabular-nums"
          error={formState.errors.code?.message}
          {...register('code', {
            setValueAs: (typed: string) => typed.replace(/\D/g, ''),
            validate: (code) => code.length === 6 || 'Enter complete 6-digit OTP',
          })}
        />
        <SubmitButton busy={formState.isSubmitting} busyText="Checking …">
          Confirm
        </SubmitButton>
      </form>
      <button type="button" className="text-link mt-3 min-h-12 font-medium" onClick={() => void sendAgain()}>
        Send a new code
      </button>
      <p role="status" className="text-sm text-ink-soft">
        {news}
      </p>
    </Modal>
  );
}
