import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fetchProfile, saveProfile } from '../wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { ErrorCount } from '#kit/site/ui/form/error-count.tsx';
import { Field } from '#kit/site/ui/form/field.tsx';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { showToast } from '#kit/site/ui/toast.ts';
import { Photo } from './photo.tsx';
import { PhotoField } from './photo-field.tsx';
import { attempt, failureText, setFieldErrors } from '#kit/site/attempt.ts';
import { useUnsentForm } from '#kit/site/use-unsent-form.ts';
import { askForCode } from '#people/sign-in/codes/site/ask-for-code.ts';

type Fields = { fullName: string; email: string; phone: string; photo: string };
const emailRule = /*i18n*/ 'Invalid email format, must contain "@" and a domain';
const codeSent = /*i18n*/ 'OTP sent to your email.';
const toastMs = 4_000;
/** What its words are kept under. */
export const profileOf = ({ id }: Customer) => `profile-${id}`;

/** Name, e-mail, mobile and photo; nothing else is edited here. */
export function EditForm({
  customer,
  onCancel,
  onSaved,
}: {
  customer: Customer;
  onCancel: () => void;
  /** With the new address that waits for its code, if there is one. */
  onSaved: (pendingEmail: string | null) => void;
}) {
  const { t, i18n } = useLingui();
  const base = useId();
  const { fullName, email, phone } = customer;
  const fields = useForm<Fields>({ defaultValues: { fullName, email, phone, photo: '' } });
  const { register, handleSubmit, formState, setError, clearErrors } = fields;
  const forget = useUnsentForm(profileOf(customer), fields, ['fullName', 'email', 'phone']);
  const { photo, choose } = usePhoto();
  // The button that led here is gone: the keyboard goes on here, not at the page's start.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  const errorOf = (field: keyof Fields) => formState.errors[field]?.message;

  function cancel() {
    forget();
    onCancel();
  }
  async function submit(typed: Fields) {
    const change = {
      fullName: typed.fullName.trim(),
      email: typed.email.trim(),
      phone: typed.phone,
      ...(photo && { photo: photo.file }),
    };
    const save = () => saveProfile(customer.id, change);
    const sent = { customer, pendingEmail: change.email, message: codeSent };
    const answer =
      change.email === email
        ? await attempt(save(), noConnection)
        : await askForCode(`email:${change.email}`, save, sent);
    if (answer.ok) {
      forget();
      // Saved by the first of two tries: here it is not known yet.
      if (answer.customer === customer) void fetchProfile(customer.id);
      void showToast('success', i18n._(answer.message), toastMs);
      return onSaved(answer.pendingEmail);
    }
    if (!setFieldErrors(answer, setError)) setError('root', { message: failureText(answer) });
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      aria-label={t`Edit your profile`}
      className="grid gap-5 outline-none"
      onSubmit={(event) => {
        // The photo's error is not the form's own: a new try asks the server again.
        if (photo) clearErrors('photo');
        void handleSubmit(submit)(event);
      }}
    >
      <div className="flex items-center gap-4">
        <Photo customer={customer} preview={photo?.preview ?? null} />
        <PhotoField
          id={`${base}photo`}
          chosen={photo?.file ?? null}
          error={errorOf('photo')}
          onChoose={(file, error) => {
            choose(file);
            if (error) setError('photo', { message: error });
            else clearErrors('photo');
          }}
        />
      </div>
      <Field
        id={`${base}code`}
        label={t`User ID`}
        value={customer.code}
        readOnly
        className="control bg-sand text-ink-soft"
        hint={t`Stays the same`}
      />
      <Field
        id={`${base}name`}
        label={t`Name`}
        autoComplete="name"
        maxLength={120}
        error={errorOf('fullName')}
        {...register('fullName', { validate: (name) => name.trim() !== '' || /*i18n*/ 'Name is required' })}
      />
      <Field
        id={`${base}email`}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        maxLength={120}
        hint={t`We send a code to a new address before it counts`}
        error={errorOf('email')}
        {...register('email', {
          validate: (address) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address.trim()) || emailRule,
        })}
      />
      <Field
        id={`${base}phone`}
        label={t`Mobile`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        optional
        hint={t`Ten digits, without +91`}
        error={errorOf('phone')}
        {...register('phone', {
          onChange: (event: { target: HTMLInputElement }) => {
            event.target.value = phoneDigits(event.target.value);
          },
          setValueAs: phoneDigits,
          validate: (digits) => digits === '' || digits.length === 10 || phoneMessages.incomplete,
        })}
      />
      <div role="alert">
        {formState.errors.root?.message && (
          <p className="rounded-control bg-brick-tint px-4 py-3 font-semibold">
            {i18n._(formState.errors.root.message)}
          </p>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SubmitButton
          busy={formState.isSubmitting}
          busyText={photo ? t`Sending your photo and details …` : t`Saving …`}
        >
          {t`Save`}
        </SubmitButton>
        <button type="button" className="btn btn-line" disabled={formState.isSubmitting} onClick={cancel}>
          {t`Cancel`}
        </button>
      </div>
      <ErrorCount count={Object.keys(formState.errors).filter((field) => field !== 'root').length} />
    </form>
  );
}

/** A file to be sent, with what shows it before that. */
function usePhoto() {
  const [photo, setPhoto] = useState<{ file: File; preview: string } | null>(null);
  const choose = (file: File | null) => {
    if (!file) return setPhoto(null);
    const reader = new FileReader();
    reader.addEventListener('load', () => setPhoto({ file, preview: String(reader.result) }));
    reader.readAsDataURL(file);
  };
  return { photo, choose };
}
