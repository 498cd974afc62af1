import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { completeProfile } from '#api/browser/accounts.ts';
import type { Customer } from '#api/browser/login-record.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { noConnection, saidBy } from './use-load.ts';

const toastMs = 4_000;

/** The GST number that goes on invoices; apart from the profile's form, which the specification closes to it. */
export function GstNumber({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  if (editing) return <GstForm customer={customer} onClose={() => setEditing(false)} />;
  return (
    <div className="grid items-center gap-x-4 border-b border-line pt-3 sm:grid-cols-[9rem_1fr_auto] sm:pt-0">
      <span className="text-ink-soft">{t`GST number`}</span>
      <span data-copyable className={`grow wrap-anywhere ${customer.gst ? 'font-medium' : 'text-ink-soft'}`}>
        {customer.gst || t`None on your invoices`}
      </span>
      <button
        type="button"
        className="text-link min-h-12 justify-self-start font-medium"
        onClick={() => setEditing(true)}
      >
        {customer.gst ? t`Change GST number` : t`Add GST number`}
      </button>
    </div>
  );
}

function GstForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const base = useId();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { gst: customer.gst } });

  async function save({ gst }: { gst: string }) {
    try {
      const answer = await completeProfile(customer.id, {
        email: customer.email,
        phone: customer.phone,
        gst,
      });
      if (!answer.ok) return setError('gst', { message: answer.errors.gst ?? saidBy(answer) });
      void showToast('success', i18n._(answer.message), toastMs);
      onClose();
    } catch {
      setError('gst', { message: noConnection });
    }
  }

  return (
    <form
      noValidate
      aria-label={t`GST number`}
      className="grid gap-4 border-b border-line py-5"
      onSubmit={handleSubmit(save)}
    >
      <Field
        id={`${base}gst`}
        label={t`GST number`}
        optional
        maxLength={20}
        autoFocus
        autoCapitalize="characters"
        hint={t`15 characters, as on your registration. It goes on your invoices.`}
        error={formState.errors.gst?.message}
        {...register('gst')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SubmitButton busy={formState.isSubmitting} busyText={t`Saving …`}>
          {t`Save GST number`}
        </SubmitButton>
        <button type="button" className="btn btn-line" onClick={onClose}>
          {t`Cancel`}
        </button>
      </div>
    </form>
  );
}
