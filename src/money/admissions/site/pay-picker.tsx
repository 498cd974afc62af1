import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { payAdmission } from '../wire/checkout-client.ts';
import type { Admission, AdmissionPayment } from '../wire/client.ts';
import type { Catalogue } from '../wire/catalogue-client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { formatInr } from '#kit/india/money.ts';
import { SubmitButton } from '#kit/site/ui/form/submit-button.tsx';
import { AlertDialog } from '#kit/site/ui/alert-dialog.tsx';
import { CouponField, type AppliedCoupon } from '#money/coupons/site/coupon-field.tsx';
import { PlanCards } from './plan-cards.tsx';
import { planWanted } from './plan-wanted.ts';
import { PriceLines, toPay } from './price-lines.tsx';
import { choosePlan } from './steps.ts';
import { useLabel } from './use-label.ts';
import { newReference, usePayment } from './use-payment.ts';

/** An admission that waits to be paid: its plan, or another one, and PAY NOW. */
export function PayPicker({
  customer,
  catalogue,
  admission,
  failed,
  onChanged,
  onEdit,
}: {
  customer: Customer;
  catalogue: Catalogue;
  admission: Admission;
  /** The last try to pay, where it failed. */
  failed: AdmissionPayment | null;
  onChanged: () => void;
  onEdit: () => void;
}) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const [refusal, setRefusal] = useState('');
  const payment = usePayment(customer);
  const { texts } = admission;
  const plans = catalogue.plans.filter(({ serviceName }) => serviceName === texts.serviceName);
  const [planId, setPlanId] = useState(planWanted(plans)?.id ?? admission.plan.id ?? '');
  const plan = plans.find(({ id }) => id === planId) ?? null;

  async function payNow() {
    if (!plan) return payment.say(choosePlan);
    setRefusal('');
    await payment.pay({
      begin: () => payAdmission({ plan, couponCode: coupon?.code ?? '', reference: newReference() }),
      plan,
      buyer: texts,
      onKept: () => undefined,
      onAwaited: onChanged,
      onRefused: (errors, text) => setRefusal(Object.values(errors)[0] ?? text),
    });
    onChanged();
  }

  return (
    <form
      noValidate
      aria-label={t`Payment`}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void payNow();
      }}
    >
      {failed && (
        <p role="status" className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
          <span>
            <strong className="block font-semibold">{t`Your last payment did not go through.`}</strong>
            {failed.error || t`Nothing was charged.`} {t`You can try again with another card or UPI.`}
          </span>
        </p>
      )}
      <div>
        <h2 className="text-h3">{label(texts.serviceName)}</h2>
        <p className="mt-1 text-ink-soft">
          {t`Your details are with us. Choose your plan and pay to begin.`}{' '}
          <button type="button" className="text-link font-medium" onClick={onEdit}>
            {t`Change your details`}
          </button>
        </p>
      </div>
      <PlanCards
        plans={plans}
        chosen={planId}
        onChoose={(chosen) => {
          setPlanId(chosen);
          if (coupon && coupon.planId !== chosen) setCoupon(null);
        }}
      />
      <CouponField
        plan={plan}
        customer={customer}
        buyer={texts}
        typed={admission.couponCode}
        applied={coupon}
        onApplied={setCoupon}
      />
      {plan && (
        <div className="rounded-card border border-line bg-white p-5">
          <PriceLines plan={plan} coupon={coupon} />
        </div>
      )}
      <p role="alert" className="font-medium text-brick empty:hidden">
        {i18n._(refusal)}
      </p>
      <SubmitButton
        busy={payment.busy}
        busyText={t`One moment …`}
        sum={plan ? formatInr(toPay(plan, coupon)) : undefined}
      >
        {t`PAY NOW`}
      </SubmitButton>
      {payment.alert && <AlertDialog text={i18n._(payment.alert)} onClose={payment.closeAlert} />}
    </form>
  );
}
