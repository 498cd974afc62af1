import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { perMonthPaise } from '#catalogue/plans/plan.ts';
import { buyPath } from '#catalogue/plans/site/buy-link.tsx';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { translatorOf } from '#kit/i18n/translator.ts';

/** `introductoryPaise`: the monthly price that the page of its service names, where that is another one. */
type SoldPlan = PricingPlan & { introductoryPaise: Paise | null };

/** What else can be subscribed to, service by service: what is in it, what is paid today, and the way to buy. */
export function ServicePlans({ plans, shown }: { plans: SoldPlan[]; shown: (paise: Paise) => Paise }) {
  const services = [...new Set(plans.map(({ serviceName }) => serviceName))];
  return (
    <div className="mt-10 grid gap-12">
      {services.map((service) => (
        <section
          key={service}
          aria-label={service}
          className="grid gap-6 border-t-2 border-ink pt-5 lg:grid-cols-[14rem_1fr]"
        >
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h3 className="text-h3">{service}</h3>
            <Introductory plan={plans.find(({ serviceName }) => serviceName === service)} shown={shown} />
          </div>
          <ul className="grid gap-4 sm:grid-cols-2">
            {plans
              .filter(({ serviceName }) => serviceName === service)
              .map((plan) => (
                <Card key={plan.id} plan={plan} shown={shown} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How the price on the page of the service and those beside it belong together. */
function Introductory({ plan, shown }: { plan: SoldPlan | undefined; shown: (paise: Paise) => Paise }) {
  const { t } = useLingui();
  if (!plan?.introductoryPaise) return null;
  const printed = formatInr(plan.introductoryPaise);
  const introductory = formatInr(shown(plan.introductoryPaise));
  return (
    <p className="mt-3 max-w-[25.6em] text-sm text-ink-soft">
      {introductory === printed
        ? t`${introductory} a month, which you may have seen on its page, is an introductory price that our team confirms for your shop. These plans can be bought at once.`
        : t`${introductory} a month, with GST the ${printed} that you may have seen on its page, is an introductory price that our team confirms for your shop. These plans can be bought at once.`}
    </p>
  );
}

function Card({ plan, shown }: { plan: PricingPlan; shown: (paise: Paise) => Paise }) {
  const { t, i18n } = useLingui();
  const { name, months, benefits } = plan;
  const sell = shown(plan.sellPaise);
  const monthly = formatInr(perMonthPaise({ pricePaise: sell, months }));
  const period = periodLabel(months, translatorOf(i18n));
  return (
    <li className="flex flex-col rounded-card border border-line bg-white p-5">
      <h4 className="text-h4">{name}</h4>
      <p className="mt-2 tabular-nums">
        <span className="font-head text-h3 font-bold">{monthly}</span>{' '}
        <span className="text-ink-soft">{t`a month`}</span>
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        <strong className="text-ink">{formatInr(sell)}</strong> {t`today, for ${period}`}
        {plan.pricePaise > plan.sellPaise && (
          <>
            {' '}
            <s>
              <span className="sr-only">{t`instead of`} </span>
              {formatInr(shown(plan.pricePaise))}
            </s>
          </>
        )}
      </p>
      <ul className="mt-4 mb-5 grid gap-1.5 text-sm">
        {benefits.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-[0.2em] size-4 shrink-0 text-leaf" />
            {line}
          </li>
        ))}
      </ul>
      <Link to={buyPath(plan.id)} className="btn btn-line mt-auto">
        {t`Buy this plan`}
        <span className="sr-only">: {name}</span>
      </Link>
    </li>
  );
}
