import { useLingui } from '@lingui/react/macro';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { useId } from 'react';
import { formatInr } from '#kit/india/money.ts';
import { planSource, type ShownPlan } from '#catalogue/plans/plan.ts';
import { NameField } from '#kit/site/ui/form/contact-fields.tsx';
import { EnquiryFormShell } from '#sales/leads/enquiries/site/enquiry-form-shell.tsx';
import { PhoneField } from '#sales/leads/enquiries/site/phone-field.tsx';
import type { Refused } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { useEnquiryForm } from '#sales/leads/enquiries/site/use-enquiry-form.ts';

const toastMs = 3_000;

/** Asks who wants a plan. The name may stay empty, the phone must have ten digits. */
export function PlanForm({
  plan,
  pricesIncludeGst,
  served,
  onSent,
}: {
  plan: ShownPlan;
  pricesIncludeGst: boolean;
  served?: Refused | undefined;
  onSent?: () => void;
}) {
  const { t } = useLingui();
  const isTaxed = useTaxed();
  const form = useEnquiryForm({
    form: 'plan',
    source: planSource(plan),
    served,
    more: { plan: plan.id, message: plan.remark },
    toastMs,
    ...(onSent && { onSent }),
  });
  const base = useId();
  const idOf = (field: string) => `${base}${field}`;
  return (
    <>
      <p className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-y border-line py-3">
        <span className="font-semibold">{plan.duration}</span>
        <span>
          <strong className="font-head text-h4 tabular-nums">{formatInr(plan.pricePaise)}</strong>
          <span className="text-sm text-ink-soft">
            {' '}
            {isTaxed && (pricesIncludeGst ? t`GST included` : t`GST is added`)}
          </span>
        </span>
      </p>
      <EnquiryFormShell
        form={form}
        label={t`Get Started`}
        button={t`Submit`}
        busyText={t`Submitting...`}
        idOf={idOf}
      >
        <NameField
          id={idOf('name')}
          optional
          error={form.errorOf('name')}
          {...form.field('name', { setValueAs: (name: string) => name.trim() })}
        />
        <PhoneField form={form} strict id={idOf('phone')} label={t`Phone Number`} pattern="[0-9]{10}" />
      </EnquiryFormShell>
    </>
  );
}
