import { useLingui } from '@lingui/react/macro';
import { applyCoupon, checkCoupon } from '../wire/client.ts';
import type { ShownPlan } from '#money/admissions/wire/catalogue-client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import type { Paise } from '#kit/india/money.ts';
import { attempt } from '#kit/site/attempt.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { CodeField } from './code-field.tsx';

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
  const { i18n } = useLingui();

  function refuse(text: string, under = text) {
    onApplied(null);
    void showToast('error', i18n._(text), toastMs);
    return under;
  }
  async function apply(code: string): Promise<string> {
    if (!plan) return refuse(texts.noPlan);
    if (code === '') return refuse(texts.invalid);
    const checked = await attempt(checkCoupon(code), texts.failed);
    if (!checked.ok) return refuse(texts.failed, checked.message);
    if (!checked.holds) return refuse(texts.invalid);
    const wish = { code, planId: plan.id, name: buyer.fullName, customerId: customer.id, phone: buyer.phone };
    const kept = await attempt(applyCoupon(wish), texts.failed);
    if (!kept.ok)
      return refuse(failureKindOf(kept) === 'unanswered' ? texts.failed : texts.invalid, kept.message);
    const { discountPaise, totalPaise, message } = kept;
    onApplied({ code: code.toUpperCase(), planId: plan.id, discountPaise, totalPaise, message });
    void showToast('success', i18n._(texts.applied), toastMs);
    return '';
  }

  return (
    <CodeField
      typed={applied?.code ?? typed}
      kept={applied && { ...applied, insteadPaise: plan?.sellPaise ?? null }}
      onType={() => onApplied(null)}
      onApply={apply}
    />
  );
}
