import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { phoneError, phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import type { BookingForm } from './use-booking-form.ts';

/** A ten-digit number: what is typed or pasted is reduced to its digits, and a leading zero is named. */
export function BookingPhone({ form, id }: { form: BookingForm; id: string }) {
  const { t } = useLingui();
  const [error, setError] = useState<string | null>(null);
  const { onChange, onBlur, ...field } = form.field('phone');
  return (
    <Field
      id={id}
      label={t`Phone`}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder={t`10-digit phone number`}
      hint={t`Ten digits, without +91`}
      error={error ?? form.errorOf('phone')}
      {...field}
      onChange={(event) => {
        const now = phoneError(event.target.value);
        setError(now === phoneMessages.leadingZero ? now : null);
        event.target.value = phoneDigits(event.target.value);
        void onChange(event);
      }}
      onBlur={(event) => {
        if (event.target.value) setError((before) => before ?? phoneError(event.target.value));
        void onBlur(event);
      }}
    />
  );
}
