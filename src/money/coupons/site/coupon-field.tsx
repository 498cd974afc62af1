import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { applyCoupon, checkCoupon } from '../wire/client.ts';
import type { ShownPlan } from '#money/admissions/wire/catalogue-client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { attempt } from '#kit/site/attempt.ts';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import { showToast } from '#kit/site/ui/toast.ts';

/** A coupon that is kept for a plan. */
export type AppliedCoupon = {
  code: string;
  planId: string;
  discountPaise: Paise;
  totalPaise: Paise;
  message: string;
};

const toastMs = 3_000;
const texts = {
  noPlan: /*i18n*/ 'Please select a plan first',
  invalid: /*i18n*/ 'Invalid coupon',
  failed: /*i18n*/ 'Error validating coupon',
  applied: /*i18n*/ 'Coupon applied successfully!',
};

/** Checks a coupon, then has it kept. The server's words stand under the field. */
export function CouponField({
  plan,
  customer,
  buyer,
  typed = '',
  applied,
  onApplied,
}: {
  plan: ShownPlan | null;
  customer: Customer;
  buyer: { fullName: string; phone: string };
  /** What stands in the field at first. */
  typed?: string;
  applied: AppliedCoupon | null;
  onApplied: (coupon: AppliedCoupon | null) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [code, setCode] = useState(applied?.code ?? typed);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  function refuse(text: string, under = text) {
    onApplied(null);
    setError(under);
    void showToast('error', i18n._(text), toastMs);
  }
  async function apply() {
    setError('');
    if (!plan) return refuse(texts.noPlan);
    if (code.trim() === '') return refuse(texts.invalid);
    const checked = await attempt(checkCoupon(code.trim()), texts.failed);
    if (!checked.ok) return refuse(texts.failed, checked.message);
    if (!checked.holds) return refuse(texts.invalid);
    const wish = {
      code: code.trim(),
      planId: plan.id,
      name: buyer.fullName,
      customerId: customer.id,
      phone: buyer.phone,
    };
    const kept = await attempt(applyCoupon(wish), texts.failed);
    if (!kept.ok)
      return refuse(failureKindOf(kept) === 'unanswered' ? texts.failed : texts.invalid, kept.message);
    const { discountPaise, totalPaise, message } = kept;
    onApplied({ code: code.trim().toUpperCase(), planId: plan.id, discountPaise, totalPaise, message });
    void showToast('success', i18n._(texts.applied), toastMs);
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t`Coupon`} <span className="font-normal text-ink-soft">{t`(optional)`}</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="control min-w-0 uppercase"
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-kept`}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
            onApplied(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
        />
        <button
          type="button"
          className="btn btn-line shrink-0"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void apply().finally(() => setBusy(false));
          }}
        >
          {busy ? t`Checking …` : t`Apply`}
        </button>
      </div>
      <FieldError id={id} text={error} />
      <p id={`${id}-kept`} aria-live="polite" className="text-sm font-medium text-leaf not-empty:mt-1.5">
        {applied && (
          <span className="flex gap-1.5">
            <CircleCheck aria-hidden className="mt-[0.2em] size-4 shrink-0" />
            <span>
              {applied.message}
              {plan && (
                <span className="block text-ink tabular-nums">
                  {t`To pay: ${formatInr(applied.totalPaise)} instead of ${formatInr(plan.sellPaise)}`}
                </span>
              )}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}
