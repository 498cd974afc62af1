import { useLingui } from '@lingui/react/macro';
import type { Paise } from '#kit/india/money.ts';
import type { Refusal } from '#kit/calls/customer-calls.ts';
import { attempt } from '#kit/site/attempt.ts';
import type { Duration } from '#money/cart/duration.ts';
import { CodeField } from '#money/coupons/site/code-field.tsx';
import { applyCartCoupon } from '../wire/order-client.ts';

/** A coupon that is kept for the cart. */
export type CartCoupon = { code: string; discountPaise: Paise; message: string };

/** Has a use of a coupon kept for the cart. */
export async function keepCoupon(
  code: string,
  duration: Duration,
): Promise<Refusal | { ok: true; coupon: CartCoupon }> {
  const kept = await attempt(applyCartCoupon({ couponCode: code, duration }));
  if (!kept.ok) return kept;
  const { discountPaise, message } = kept;
  return { ok: true, coupon: { code: code.toUpperCase(), discountPaise, message } };
}

/** Has a coupon kept for what is in the cart. The sum below shows what it takes off. */
export function CartCouponField({
  duration,
  applied,
  onType,
  onApplied,
}: {
  duration: Duration;
  applied: CartCoupon | null;
  /** What stands in the field now, without blanks around it. */
  onType: (code: string) => void;
  onApplied: (coupon: CartCoupon | null) => void;
}) {
  const { t, i18n } = useLingui();
  async function apply(code: string): Promise<string> {
    onApplied(null);
    if (code === '') return t`Enter the code of your coupon.`;
    const kept = await keepCoupon(code, duration);
    if (!kept.ok) return i18n._(kept.message);
    onApplied(kept.coupon);
    return '';
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <CodeField
        typed=""
        kept={applied && { message: applied.message, totalPaise: 0, insteadPaise: null }}
        onType={(code) => {
          onType(code.trim());
          onApplied(null);
        }}
        onApply={apply}
      />
    </div>
  );
}
