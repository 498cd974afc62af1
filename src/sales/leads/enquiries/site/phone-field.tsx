import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { phoneError, phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import type { EnquiryForm } from './use-enquiry-form.ts';
import { rules } from './enquiry-rules.ts';

/**
 * A ten-digit phone number. What is typed or pasted is reduced to its digits at once.
 * `strict`: an incomplete number keeps the form back. `quietZero`: a leading zero is dropped without a word.
 */
export function PhoneField({
  form,
  strict,
  quietZero = false,
  id,
  label,
  pattern,
}: {
  form: EnquiryForm;
  strict: boolean;
  quietZero?: boolean;
  id: string;
  label?: string;
  pattern?: string;
}) {
  const { t } = useLingui();
  const [error, setError] = useState<string | null>(null);
  const judge = (digits: string) => phoneError(digits) ?? true;
  const { onChange, onBlur, ...field } = form.field(
    'phone',
    strict
      ? { validate: (digits) => (digits === '' ? rules.phone.validate('') : judge(digits)) }
      : rules.phone,
  );

  function typed(event: React.ChangeEvent<HTMLInputElement>) {
    const raw = event.target.value;
    event.target.value = phoneDigits(raw);
    const now = phoneError(quietZero ? event.target.value : raw);
    // "Too short" would scold somebody in the middle of the number; it waits until the field is left.
    if (now === null || now === phoneMessages.leadingZero || error === phoneMessages.incomplete)
      setError(now);
    else setError(null);
    void onChange(event);
  }

  function left(event: React.FocusEvent<HTMLInputElement>) {
    if (event.target.value && error !== phoneMessages.leadingZero) setError(phoneError(event.target.value));
    void onBlur(event);
  }

  const shown = form.outcome.state === 'sent' ? undefined : (error ?? undefined);
  return (
    <Field
      id={id}
      label={label ?? t`Mobile`}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder={t`10-digit phone number`}
      hint={t`Ten digits, without +91`}
      {...(pattern && { pattern })}
      error={form.errorOf('phone') ?? shown}
      {...field}
      onChange={typed}
      onBlur={left}
    />
  );
}
