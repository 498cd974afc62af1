import { useLingui } from '@lingui/react/macro';
import type { Duration } from '../duration.ts';
import { durationFacts } from '../duration.ts';
import type { PricedCart } from '../price-cart.ts';
import { formatInr } from '#kit/india/money.ts';

/** What is paid, from the lines' sum to the total, and what a month of it comes to. */
export function OrderSummary({
  priced,
  duration,
  couponCode = '',
}: {
  priced: PricedCart<unknown>;
  duration: Duration;
  couponCode?: string;
}) {
  const { t } = useLingui();
  const { months } = durationFacts[duration];
  const monthly = Math.round(priced.totalPaise / months / 100) * 100;
  return (
    <>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4 tabular-nums">
        <dt>
          {priced.lines.length === 1 ? t`Subtotal (1 item)` : t`Subtotal (${priced.lines.length} items)`}
        </dt>
        <dd className="pl-4 text-right">{formatInr(priced.subtotalPaise)}</dd>
        {priced.discountPaise > 0 && (
          <>
            <dt>{t`Coupon ${couponCode}`}</dt>
            <dd className="pl-4 text-right text-leaf">{formatInr(-priced.discountPaise)}</dd>
          </>
        )}
        {priced.gstPercent > 0 && (
          <>
            <dt>{t`GST (${priced.gstPercent}%)`}</dt>
            <dd className="pl-4 text-right">{formatInr(priced.gstPaise)}</dd>
          </>
        )}
        <dt className="border-t border-line pt-3 font-head text-h4 font-bold">{t`Total`}</dt>
        <dd className="border-t border-line pt-3 pl-4 text-right font-head text-h3 font-bold">
          {formatInr(priced.totalPaise)}
        </dd>
      </dl>
      {priced.totalPaise > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {months > 1 &&
            `${priced.gstPercent > 0 ? t`That is about ${formatInr(monthly)} a month, GST included.` : t`That is about ${formatInr(monthly)} a month.`} `}
          {priced.savedPaise > 0 && (
            <span className="font-semibold text-leaf">{t`You save ${formatInr(priced.savedPaise)}.`}</span>
          )}
        </p>
      )}
    </>
  );
}
