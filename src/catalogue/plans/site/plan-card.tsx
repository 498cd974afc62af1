import { useLingui } from '@lingui/react/macro';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { useHref } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import { perMonthPaise, type ShownPlan } from '../plan.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { useRibbon } from '#catalogue/offer/site/use-ribbon.ts';
import { pathOf } from '#kit/path-of.ts';
import { BuyLink } from './buy-link.tsx';

/** One plan: what it costs, what it would have cost, and what that is in a month. */
export function PlanCard({
  plan,
  pricesIncludeGst,
  selected,
  onSelect,
  onPrepare,
}: {
  plan: ShownPlan;
  pricesIncludeGst: boolean;
  selected: boolean;
  onSelect: () => void;
  onPrepare: () => void;
}) {
  const { t } = useLingui();
  const isTaxed = useTaxed();
  const { duration, months } = plan;
  const monthly = formatInr(perMonthPaise(plan));
  const ready = useHydrated();
  const href = useHref(pathOf('/service-plan/:plan', { plan: plan.id }));
  const button = `btn w-full ${plan.bestOffer ? 'btn-main' : 'btn-line'}`;
  const words = (
    <>
      {selected ? t`Selected` : t`Select Plan`}
      <span className="sr-only"> {t`for ${duration}`}</span>
    </>
  );
  return (
    <div
      className={`flex h-full flex-col rounded-card border bg-white p-6 ${plan.bestOffer ? 'border-ink ring-1 ring-ink' : 'border-line'}`}
    >
      <p className="flex min-h-8 flex-wrap items-center gap-2 text-sm font-semibold">
        <span className="rounded-[4px] bg-marigold-tint px-2.5 py-1">{useRibbon()(plan)}</span>
        {plan.bestOffer && (
          <span className="rounded-[4px] bg-ink px-2.5 py-1 text-paper">{t`Best Offer`}</span>
        )}
      </p>
      <h3 className="mt-5 text-h3">{plan.duration}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-head text-h2 font-bold tabular-nums">{formatInr(plan.pricePaise)}</span>
        {plan.originalPaise !== null && (
          <s className="text-ink-soft tabular-nums">
            <span className="sr-only">{t`instead of`} </span>
            {formatInr(plan.originalPaise)}
          </s>
        )}
      </p>
      <p className="mt-3 font-medium tabular-nums">{t`${monthly} a month`}</p>
      <p className="mt-1 mb-6 text-sm text-ink-soft">
        {months === 1 ? t`Billed once for 1 month.` : t`Billed once for ${months} months.`}{' '}
        {isTaxed && (pricesIncludeGst ? t`GST is included.` : t`GST is added.`)}{' '}
        {t`Ends by itself. Renewing it costs ${formatInr(plan.pricePaise)} at today's prices.`}
        {plan.description && <span className="mt-2 block">{plan.description}</span>}
      </p>
      <div className="mt-auto grid gap-2">
        {ready ? (
          <button
            type="button"
            aria-haspopup="dialog"
            className={button}
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
            onClick={onSelect}
          >
            {words}
          </button>
        ) : (
          <a href={href} className={button}>
            {words}
          </a>
        )}
        <BuyLink plan={plan} main={false} />
      </div>
    </div>
  );
}
