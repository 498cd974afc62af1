import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';

/** A plan as the line shows it. */
export type PlanPrice = {
  id: string;
  duration: string;
  months: number;
  pricePaise: Paise;
  monthlyPaise: Paise;
  bestOffer: boolean;
};

/** What the plans come to a month and today, shortest first; all there is to know of each stands on the page of prices. */
export function PriceLine({ plans, withGst }: { plans: PlanPrice[]; withGst: boolean }) {
  const { t } = useLingui();
  const isTaxed = useTaxed();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="prices" className="wrap section max-md:py-9">
      <h2 id="prices" className="max-w-[13.5em] text-h2">
        {t`The price stands on the door`}
      </h2>
      <ol className="mt-5 border-t-2 border-ink md:mt-8 md:flex">
        {plans.map((plan) => (
          <Price key={plan.id} plan={plan} />
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 md:mt-4">
        <Link to="/pricing" prefetch="intent" className="onward">
          {t`All prices`}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
        {isTaxed && (
          <p className="text-sm text-ink-soft">
            {withGst ? t`GST is in these prices.` : t`GST is added to these prices.`}
          </p>
        )}
      </div>
    </section>
  );
}

function Price({ plan }: { plan: PlanPrice }) {
  const { t } = useLingui();
  const monthly = formatInr(plan.monthlyPaise);
  const today = formatInr(plan.pricePaise);
  return (
    <li
      className={`grid grid-cols-[auto_auto_1fr] items-baseline gap-x-2.5 border-b border-line py-2 tabular-nums md:block md:flex-1 md:px-5 md:pt-5 md:first:pl-0 ${plan.bestOffer ? 'bg-marigold-tint max-md:-mx-2 max-md:px-2' : ''}`}
    >
      <span className="min-w-14 font-semibold max-md:text-sm md:block">{plan.duration}</span>
      <span className="md:block md:whitespace-nowrap">
        <strong className="font-head text-h3">{monthly}</strong>{' '}
        <span className="text-sm text-ink-soft">{t`a month`}</span>
      </span>
      <span className="text-right text-xs text-ink-soft md:block md:text-left md:text-sm">
        {plan.months === 1 ? t`for one month` : t`${today} paid today`}
      </span>
    </li>
  );
}
