import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BuyLink } from '#catalogue/plans/site/buy-link.tsx';
import { useRibbon } from '#catalogue/offer/site/use-ribbon.ts';
import { perMonthPaise, type ShownPlan } from '#catalogue/plans/plan.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { pathOf } from '#kit/path-of.ts';

/** The plans as a rate list: what a month comes to, what is paid today, what that saves, and the way to buy. */
export function PriceBoard({
  plans,
  shown,
}: {
  plans: ShownPlan[];
  /** A plan's printed price as the reader wants to see it. */
  shown: (paise: Paise) => Paise;
}) {
  return (
    <ol className="mt-8 border-t-2 border-ink">
      {plans.map((plan) => (
        <Row key={plan.id} plan={plan} shown={shown} />
      ))}
    </ol>
  );
}

function Row({ plan, shown }: { plan: ShownPlan; shown: (paise: Paise) => Paise }) {
  const { t } = useLingui();
  const ribbon = useRibbon()(plan);
  const { duration, months, originalPaise } = plan;
  const pricePaise = shown(plan.pricePaise);
  const today = formatInr(pricePaise);
  const monthly = formatInr(perMonthPaise({ pricePaise, months }));
  const struck = originalPaise === null ? '' : formatInr(shown(originalPaise));
  const saved = originalPaise === null ? '' : formatInr(shown(originalPaise) - pricePaise);
  return (
    <li
      className={`grid gap-x-8 gap-y-4 border-b border-line py-6 md:grid-cols-[10rem_1fr_1.2fr_auto] md:items-center print:grid-cols-[7rem_1fr_2fr] print:gap-x-6 print:py-4 ${plan.bestOffer ? '-mx-3 rounded-card border-b-0 bg-marigold-tint px-3 lg:-mx-5 lg:px-5' : ''}`}
    >
      <div>
        <h3 className="text-h3">{duration}</h3>
        <p className="mt-1 text-sm font-semibold">
          {plan.bestOffer ? `${ribbon}, ${t`Best Offer`}` : ribbon}
        </p>
      </div>
      <p className="tabular-nums">
        <span className="font-head text-h2 font-bold">{monthly}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{t`a month`}</span>
      </p>
      <div className="text-sm tabular-nums">
        <p className="text-base">
          <strong>{today}</strong> {months === 1 ? t`today, for 1 month` : t`today, for ${months} months`}
        </p>
        {saved && (
          <p className="text-ink-soft">{t`Instead of ${struck} month by month: you keep ${saved}.`}</p>
        )}
        <p className="text-ink-soft">{t`Ends by itself. Renewing it costs ${today} at today's prices.`}</p>
      </div>
      <div className="grid gap-x-4 gap-y-1 print:hidden max-md:grid-flow-col max-md:justify-start max-md:items-center md:justify-items-end">
        <BuyLink plan={plan} main={plan.bestOffer} />
        <Link
          to={pathOf('/service-plan/:plan', { plan: plan.id })}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {t`Ask first`}
          <span className="sr-only">{t`: ${duration}`}</span>
        </Link>
      </div>
    </li>
  );
}
