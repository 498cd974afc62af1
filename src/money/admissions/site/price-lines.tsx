import { useLingui } from '@lingui/react/macro';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import type { ShownPlan } from '../wire/catalogue-client.ts';
import { formatInr } from '#kit/india/money.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import type { AppliedCoupon } from '#money/coupons/site/coupon-field.tsx';
import { useLabel } from './use-label.ts';

export const toPay = (plan: ShownPlan, coupon: AppliedCoupon | null) => coupon?.totalPaise ?? plan.sellPaise;

/** What is paid, and what of it a coupon takes off. */
export function PriceLines({ plan, coupon }: { plan: ShownPlan; coupon: AppliedCoupon | null }) {
  const { t, i18n } = useLingui();
  const isTaxed = useTaxed();
  const label = useLabel();
  const offPaise = coupon?.discountPaise ?? 0;
  return (
    <>
      <dl className="grid gap-2 tabular-nums">
        <Line name={label(plan.name)} value={formatInr(plan.sellPaise)} />
        {offPaise > 0 && <Line name={t`Coupon ${coupon?.code ?? ''}`} value={formatInr(-offPaise)} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
          <dt>{t`To pay`}</dt>
          <dd className="font-head text-h3">{formatInr(toPay(plan, coupon))}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {isTaxed
          ? t`Billed once for ${periodLabel(plan.months, translatorOf(i18n))}. GST is included.`
          : t`Billed once for ${periodLabel(plan.months, translatorOf(i18n))}.`}
      </p>
    </>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd>{value}</dd>
  </div>
);
