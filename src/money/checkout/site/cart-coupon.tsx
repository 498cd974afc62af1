import { useLingui } from '@lingui/react/macro';
import type { Paise } from '#kit/india/money.ts';
import { attempt } from '#kit/site/attempt.ts';
import type { Duration } from '#money/cart/duration.ts';
import { CodeField } from '#money/coupons/site/code-field.tsx';
import { applyCartCoupon } from '../wire/order-client.ts';

/** A coupon that is kept for the cart. */
export type CartCoupon = { code: string; discountPaise: Paise; message: string };

/** Has a coupon kept for what is in the cart. The sum below shows what it takes off. */
export function CartCouponField({
  duration,
  applied,
  onApplied,
}: {
  duration: Duration;
  applied: CartCoupon | null;
  onApplied: (coupon: CartCoupon | null) => void;
}) {
  const { t, i18n } = useLingui();
  async function apply(code: string): Promise<string> {
    onApplied(null);
    if (code === '') return t`Enter the code of your coupon.`;
    const kept = await attempt(applyCartCoupon({ couponCode: code, duration }));
    if (!kept.ok) return i18n._(kept.message);
    onApplied({ code: code.toUpperCase(), discountPaise: kept.discountPaise, message: kept.message });
    return '';
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <CodeField
        typed=""
        kept={applied && { message: applied.message, totalPaise: 0, insteadPaise: null }}
        onType={() => onApplied(null)}
        onApply={apply}
      />
    </div>
  );
}
