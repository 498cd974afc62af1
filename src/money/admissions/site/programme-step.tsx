import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Catalogue } from '../wire/catalogue-client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { matchSlots, slotKey } from '#catalogue/onboarding/match-slots.ts';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import { Select } from '#kit/site/ui/form/select.tsx';
import { CouponField, type AppliedCoupon } from '#money/coupons/site/coupon-field.tsx';
import { PlanCards } from './plan-cards.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { registered, TextField, type AdmissionForm } from './text-field.tsx';
import { useLabel } from './use-label.ts';

export type Choices = {
  planId: string;
  setPlanId: (planId: string) => void;
  slots: WeeklySlot[];
  setSlots: (slots: WeeklySlot[]) => void;
  coupon: AppliedCoupon | null;
  setCoupon: (coupon: AppliedCoupon | null) => void;
};

/** Step 3: the service, its plans, a coupon, and when to be shown around. */
export function ProgrammeStep({
  form,
  catalogue,
  customer,
  choices,
}: {
  form: AdmissionForm;
  catalogue: Catalogue;
  customer: Customer;
  choices: Choices;
}) {
  const { t } = useLingui();
  const label = useLabel();
  const called = (value: string) => ({ value, label: label(value) });
  const [service, level, age, fullName, phone] = useWatch({
    control: form.control,
    name: ['serviceName', 'classLevel', 'age', 'fullName', 'phone'],
  });
  const { planId, setPlanId, slots, setSlots, coupon, setCoupon } = choices;
  const plans = catalogue.plans.filter(({ serviceName }) => serviceName === service);
  const plan = plans.find(({ id }) => id === planId) ?? null;
  const offered = useMemo(
    () => matchSlots(catalogue.schedules, { service, level, age: age === '' ? null : Number(age) }),
    [catalogue.schedules, service, level, age],
  );
  // A slot that no longer fits is let go of.
  useEffect(() => {
    const keys = new Set(offered.map(slotKey));
    const left = slots.filter((slot) => keys.has(slotKey(slot)));
    if (left.length < slots.length) setSlots(left);
  }, [offered, slots, setSlots]);
  const about = catalogue.centers.find(({ name }) => name === service)?.description;

  return (
    <>
      <Select
        id="admission-serviceName"
        label={t`Programme`}
        choices={catalogue.centers.map(({ name }) => called(name))}
        prompt={t`Choose a programme`}
        hint={about && label(about)}
        error={form.formState.errors.serviceName?.message}
        {...registered(form, 'serviceName')}
      />
      {service !== '' && (
        <>
          <PlanCards
            plans={plans}
            chosen={planId}
            onChoose={(chosen) => {
              setPlanId(chosen);
              if (coupon && coupon.planId !== chosen) setCoupon(null);
            }}
          />
          {offered.length > 0 && <SlotChoice offered={offered} chosen={slots} onChange={setSlots} />}
        </>
      )}
      <CouponField
        plan={plan}
        customer={customer}
        buyer={{ fullName, phone }}
        applied={coupon}
        onApplied={setCoupon}
      />
      <details className="rounded-card border border-line">
        <summary className="min-h-12 content-center px-4 font-semibold">
          {t`More about your project`} <span className="font-normal text-ink-soft">{t`(optional)`}</span>
        </summary>
        <div className="grid gap-5 px-4 pt-1 pb-5">
          <Select
            id="admission-classLevel"
            label={t`How well do you know this already?`}
            required={false}
            choices={(catalogue.levels.includes(level) ? catalogue.levels : [level, ...catalogue.levels]).map(
              called,
            )}
            prompt={t`Choose a level`}
            {...registered(form, 'classLevel')}
          />
          <TextField
            form={form}
            name="purpose"
            label={t`What is it for?`}
            required={false}
            maxLength={200}
            placeholder={t`A sweet shop in Thane`}
          />
        </div>
      </details>
    </>
  );
}
