import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { CartLine } from '../wire/client.ts';
import type { Duration } from '../duration.ts';
import { priceCart } from '../price-cart.ts';
import { formatInr } from '#kit/india/money.ts';

/** One line of the cart: what it is, what it costs for the chosen time, and the way out. */
export function CartRow({
  line,
  duration,
  onRemove,
}: {
  line: CartLine;
  duration: Duration;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const [priced] = priceCart([line], duration, 0).lines;
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-start gap-x-4 rounded-card border border-line bg-white p-4 sm:p-5">
      <img
        src={line.icon}
        alt=""
        width={48}
        height={48}
        className={`size-12 ${line.available ? '' : 'opacity-50'}`}
      />
      <div className="min-w-0">
        <h3 className="text-h4">{line.title}</h3>
        <p className="mt-1 text-sm text-ink-soft">{line.description}</p>
        {!line.available && (
          <p className="mt-2 text-sm font-semibold text-brick">
            {t`No longer sold. It is not part of your order.`}
          </p>
        )}
        {line.available && line.formerPaise !== null && (
          <p className="mt-2 rounded-control bg-marigold-tint px-3 py-2 text-sm font-medium">
            {t`The price has changed since you added it: ${formatInr(line.pricePaise)} a month instead of ${formatInr(line.formerPaise)}.`}
          </p>
        )}
        {line.available && priced && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3 tabular-nums">
            <strong className="text-h4">{formatInr(priced.amountPaise)}</strong>
            {priced.insteadOfPaise !== null && (
              <s className="text-ink-soft">
                <span className="sr-only">{t`instead of`} </span>
                {formatInr(priced.insteadOfPaise)}
              </s>
            )}
            {priced.percentOff !== null && (
              <span className="text-sm font-semibold text-leaf">{t`${priced.percentOff}% off`}</span>
            )}
            <span className="text-sm text-ink-soft">{t`${formatInr(line.pricePaise)} a month`}</span>
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={t`Remove ${line.title}`}
        className="-mt-2 -mr-2 grid size-12 place-items-center rounded-control text-ink-soft hover:bg-sand hover:text-brick"
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </li>
  );
}
