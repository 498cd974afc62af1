import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { pickerPath } from '#catalogue/pickers/picker.ts';
import { buyPath } from '#catalogue/plans/site/buy-link.tsx';
import { perMonthPaise } from '#catalogue/plans/plan.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { formatInr } from '#kit/india/money.ts';
import type { ServicePrice } from './read-price.server.ts';

/** What the service begins at, from the plans on sale or from a feature picker, with the way to it. Nothing without either. */
export function PriceLine({ price, className = '' }: { price: ServicePrice; className?: string }) {
  const { t } = useLingui();
  if (!price) return null;
  return (
    <section
      aria-label={t`Price`}
      className={`grid items-center gap-x-12 gap-y-4 border-y-2 border-ink py-7 md:grid-cols-[auto_1fr_auto] ${className}`}
    >
      {price.kind === 'plan' ? <PlanPrice plan={price.plan} /> : <PickerPrice picker={price.picker} />}
    </section>
  );
}

type Of<Kind> = Extract<ServicePrice, { kind: Kind }>;

function PlanPrice({ plan }: Pick<Of<'plan'>, 'plan'>) {
  const { t, i18n } = useLingui();
  const isTaxed = useTaxed();
  const period = periodLabel(plan.months, translatorOf(i18n));
  const today = formatInr(plan.sellPaise);
  const least = formatInr(perMonthPaise({ pricePaise: plan.sellPaise, months: plan.months }));
  return (
    <>
      <Figure unit={t`a month`} figure={t`From ${least}`} />
      <div className="max-w-measure">
        <p className="text-balance">
          <strong>{plan.name}</strong>: {t`You pay ${today} once, for ${period}.`}{' '}
          {isTaxed && t`GST is included.`}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{plan.benefits.join(' · ')}</p>
      </div>
      <Ways>
        <Link to={buyPath(plan.id)} className="btn btn-main">
          {t`Buy this plan`}
          <span className="sr-only">: {plan.name}</span>
        </Link>
      </Ways>
    </>
  );
}

function PickerPrice({ picker }: Pick<Of<'picker'>, 'picker'>) {
  const { t } = useLingui();
  const least = formatInr(picker.leastPaise);
  return (
    <>
      <Figure unit={t`once, for a feature`} figure={t`From ${least}`} />
      <div className="max-w-measure">
        <p className="text-balance">
          <strong>{picker.name}</strong>
          <span data-no-print>: {t`Tick what you need and see the sum before you ask.`}</span>
        </p>
        <p className="mt-1 text-sm text-ink-soft">{picker.intro}</p>
      </div>
      <Ways>
        <Link to={pickerPath(picker.key)} className="btn btn-main">
          {t`Choose features`}
        </Link>
      </Ways>
    </>
  );
}

const Figure = ({ figure, unit }: { figure: string; unit: string }) => (
  <p className="tabular-nums">
    <span className="font-head text-h2 font-bold">{figure}</span>{' '}
    <span className="text-ink-soft">{unit}</span>
  </p>
);

function Ways({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2" data-no-print>
      {children}
      <Link to="/pricing" prefetch="intent" className="text-link inline-flex min-h-11 items-center">
        {t`All prices`}
      </Link>
    </div>
  );
}
