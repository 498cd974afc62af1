import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { attempt, explain, setFieldErrors } from '#kit/site/attempt.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import { AccountForm } from '#people/sign-in/site/account-form.tsx';
import type { Correction } from '../correct-kept.ts';
import { correctKept, fetchKept, type Kept } from '../wire/client.ts';

/** Puts right what the newest enquiry says of somebody, in every one of theirs. */
export function CorrectForm({
  kept,
  onSaved,
  onClose,
}: {
  kept: Kept;
  onSaved: (kept: Kept) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const [error, setError] = useState('');
  const id = useId();
  const newest = kept.enquiries.at(-1) ?? kept.appointments.at(-1);
  const {
    register,
    handleSubmit,
    formState,
    setError: setFieldError,
  } = useForm<Correction>({
    defaultValues: {
      name: newest?.name ?? '',
      phone: newest?.phone ?? '',
      company: kept.enquiries.at(-1)?.company ?? '',
      address: kept.enquiries.at(-1)?.address ?? '',
    },
  });
  const field = (name: keyof Correction, label: string, autoComplete: string) => (
    <Field
      id={`${id}${name}`}
      label={label}
      optional
      autoComplete={autoComplete}
      autoFocus={name === 'name'}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );

  async function save(typed: Correction) {
    setError('');
    const saved = await attempt(correctKept(typed));
    if (!saved.ok) {
      if (!setFieldErrors(saved, setFieldError)) setError(explain(saved, i18n));
      return;
    }
    const answer = await attempt(fetchKept());
    if (!answer.ok) return setError(explain(answer, i18n));
    onSaved(answer);
    onClose();
  }

  return (
    <div className="grid gap-3">
      <AccountForm
        label={t`Correct my data`}
        button={t`Save`}
        busyText={t`Saving...`}
        busy={formState.isSubmitting}
        error={error}
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        <p className="text-ink-soft">{t`What is left empty stays as it is. For a name or an address on an invoice or a quotation, write to us.`}</p>
        {field('name', t`Name`, 'name')}
        {field('phone', t`Phone`, 'tel-national')}
        {field('company', t`Company`, 'organization')}
        {field('address', t`Address`, 'street-address')}
      </AccountForm>
      <button type="button" className="text-link min-h-12 justify-self-start font-medium" onClick={onClose}>
        {t`Back`}
      </button>
    </div>
  );
}
