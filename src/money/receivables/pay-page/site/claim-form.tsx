import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Field } from '#kit/site/ui/form/field.tsx';
import type { Refused } from './page-action.server.ts';

/** Tells us of a payment by what the bank calls it, so that we find it. @param compact in a narrow column */
export function ClaimForm({
  refused,
  today,
  compact = false,
}: {
  refused: Refused | undefined;
  today: string;
  compact?: boolean;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const busy = useNavigation().state !== 'idle';
  return (
    <section
      aria-labelledby={`${id}paid`}
      className={`rounded-card border border-line bg-white p-5 shadow-lift ${compact ? 'sm:p-6' : 'sm:p-8'}`}
    >
      <h2 id={`${id}paid`} className="text-h3">
        {t`I have paid`}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        {t`Tell us the number of the payment, and we find it sooner. We check it with our bank.`}
      </p>
      {refused?.notice && (
        <p role="alert" className="mt-4 flex gap-2.5 rounded-control bg-brick-tint px-4 py-3 font-semibold">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
          {i18n._(refused.notice)}
        </p>
      )}
      <Form method="post" encType="multipart/form-data" className="mt-5 grid gap-5">
        <input type="hidden" name="form" value="claim" />
        <Field
          id={`${id}reference`}
          name="reference"
          label={t`UTR`}
          hint={t`Your app or bank calls it UTR, RRN or UPI transaction id.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={refused?.values.reference}
          error={refused?.errors.reference}
        />
        <Field
          id={`${id}day`}
          name="paidOn"
          type="date"
          label={t`Paid on`}
          optional
          max={today}
          defaultValue={refused?.values.paidOn}
          error={refused?.errors.paidOn}
        />
        <button type="submit" disabled={busy} className="btn btn-main justify-self-start">
          {busy ? t`Sending...` : t`Tell us`}
        </button>
      </Form>
    </section>
  );
}
