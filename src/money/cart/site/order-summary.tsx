import { useLingui } from '@lingui/react/macro';
import type { Duration } from '../duration.ts';
import { durationFacts } from '../duration.ts';
import type { PricedCart } from '../price-cart.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';

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
      <dl className="mt-5 grid gap-y-2 border-t border-line pt-4 tabular-nums">
        <Row
          name={priced.lines.length === 1 ? t`Subtotal (1 item)` : t`Subtotal (${priced.lines.length} items)`}
          paise={priced.subtotalPaise}
        />
        {priced.discountPaise > 0 && (
          <Row name={t`Coupon ${couponCode}`} paise={-priced.discountPaise} className="text-leaf" />
        )}
        {priced.gstPercent > 0 && <Row name={t`GST (${priced.gstPercent}%)`} paise={priced.gstPaise} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-head font-bold">
          <dt className="text-h4">{t`Total`}</dt>
          <dd className="text-h3">{formatInr(priced.totalPaise)}</dd>
        </div>
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

const Row = ({ name, paise, className }: { name: string; paise: Paise; className?: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className={`whitespace-nowrap ${className ?? ''}`}>{formatInr(paise)}</dd>
  </div>
);
