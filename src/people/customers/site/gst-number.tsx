import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { completeProfile, fetchCompany } from '../wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { takeFocus } from '#kit/site/ui/take-focus.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';

const toastMs = 4_000;

/** The GST number that goes on invoices; apart from the profile's form, which is closed to it. */
export function GstNumber({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  // Undefined before it was edited.
  const [editing, setEditing] = useState<boolean>();
  const { loaded, reload } = useLoad(fetchCompany);
  if (editing)
    return (
      <GstForm
        customer={customer}
        company={loaded.state === 'there' ? loaded.found.company : ''}
        onClose={() => {
          setEditing(false);
          void reload();
        }}
      />
    );
  return (
    <div className="grid items-center gap-x-4 border-b border-line pt-3 sm:grid-cols-[9rem_1fr_auto] sm:pt-0">
      <span className="text-ink-soft">{t`GST number`}</span>
      <span data-copyable className={`grow wrap-anywhere ${customer.gst ? 'font-medium' : 'text-ink-soft'}`}>
        {customer.gst || t`None on your invoices`}
      </span>
      <button
        type="button"
        ref={editing === false ? takeFocus : null}
        className="text-link min-h-12 justify-self-start font-medium"
        onClick={() => setEditing(true)}
      >
        {customer.gst ? t`Change GST number` : t`Add GST number`}
      </button>
    </div>
  );
}

function GstForm({
  customer,
  company,
  onClose,
}: {
  customer: Customer;
  company: string;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const base = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { gst: customer.gst, company },
  });
  // What was not touched stays as it is, also where it had not come yet.
  const { company: isNew } = formState.dirtyFields;

  async function save(typed: { gst: string; company: string }) {
    const facts = {
      email: customer.email,
      phone: customer.phone,
      gst: typed.gst,
      ...(isNew && { company: typed.company }),
    };
    const answer = await attempt(completeProfile(customer.id, facts), noConnection);
    if (!answer.ok) return setError('gst', { message: answer.errors.gst ?? failureText(answer) });
    void showToast('success', i18n._(answer.message), toastMs);
    return onClose();
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
      <Field
        id={`${base}company`}
        label={t`Company, as it is registered`}
        optional
        maxLength={120}
        autoComplete="organization"
        hint={t`It is printed beside the GST number on your invoice. Leave it empty if the number is in your own name.`}
        {...register('company')}
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
