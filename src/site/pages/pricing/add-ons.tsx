import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { PricedBenefit } from '#catalogue/benefits/benefit.ts';
import { besidePlans } from '#catalogue/benefits/beside-plans.ts';
import { benefitNeeds, needNames } from '#catalogue/benefits/benefit-need.ts';
import { benefitCardId } from '#catalogue/benefits/site/benefit-card-id.ts';
import { InEveryPlan } from '#catalogue/benefits/site/in-every-plan.tsx';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { signInPath } from '#kit/calls/sign-in-path.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { durationFacts, durations, savedPercent, type Duration } from '#money/cart/duration.ts';
import { forDuration } from '#money/cart/price-cart.ts';
import { useAdding } from '#money/cart/site/use-adding.ts';
import { useDuration } from '#money/cart/site/use-duration.ts';
import { Choice } from '#kit/site/ui/choice.tsx';

/** What can be added, by what it is for. How long one pays ahead is the cart's own choice, made here already. */
export function AddOns({ benefits, shown }: { benefits: PricedBenefit[]; shown: (paise: Paise) => Paise }) {
  const { t, i18n } = useLingui();
  const [duration, chooseDuration] = useDuration();
  const { isAdded, isBusy, add } = useAdding(
    t`You must be logged in to add to cart.`,
    signInPath('/pricing'),
  );
  const row = (benefit: PricedBenefit) => (
    <AddOn
      key={benefit.id}
      benefit={benefit}
      duration={duration}
      shown={shown}
      isAdded={isAdded(benefit)}
      isBusy={isBusy(benefit)}
      onAdd={() => void add(benefit)}
    />
  );
  const { besides, single } = besidePlans(benefits);

  return (
    <>
      <div className="mt-8">
        <Choice
          name="ahead"
          legend={t`You pay ahead for`}
          choices={durations.map((value) => ({ value, text: i18n._(durationFacts[value].name) }))}
          chosen={duration}
          onChoose={chooseDuration}
        />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {benefitNeeds.map((need) => {
          const some = besides.filter((benefit) => benefit.need === need);
          return (
            some.length > 0 && (
              <section key={need} aria-labelledby={`need-${need}`}>
                <h3 id={`need-${need}`} className="text-h3">
                  {i18n._(needNames[need])}
                </h3>
                <ul className="mt-4 border-t-2 border-ink">{some.map(row)}</ul>
              </section>
            )
          );
        })}
      </div>
      <div className="mt-10">
        <InEveryPlan count={single.length}>
          <ul className="grid gap-x-12 border-t border-line px-5 lg:grid-cols-2">{single.map(row)}</ul>
        </InEveryPlan>
      </div>
      <Link to="/cart" className="btn btn-main mt-8">
        {t`See your cart`}
      </Link>
    </>
  );
}

function AddOn({
  benefit,
  duration,
  shown,
  isAdded,
  isBusy,
  onAdd,
}: {
  benefit: PricedBenefit;
  duration: Duration;
  shown: (paise: Paise) => Paise;
  isAdded: boolean;
  isBusy: boolean;
  onAdd: () => void;
}) {
  const { t } = useLingui();
  const isReady = useHydrated();
  const { months } = durationFacts[duration];
  const monthly = formatInr(shown(benefit.pricePaise));
  const today = formatInr(shown(forDuration(benefit.pricePaise, duration)));
  const saved = savedPercent(duration);
  return (
    <li
      id={benefitCardId(benefit)}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 last:border-b-0"
    >
      <div>
        <h4 className="font-semibold">{benefit.title}</h4>
        <p className="text-sm text-ink-soft">{benefit.description}</p>
        <p className="mt-1 text-sm tabular-nums">
          <strong>{t`${monthly} a month`}</strong>
          {months > 1 && (
            <span className="text-ink-soft">
              {' · '}
              {saved > 0
                ? t`${today} today for ${months} months, ${saved}% less`
                : t`${today} today for ${months} months`}
            </span>
          )}
        </p>
      </div>
      {isReady ? (
        <button
          type="button"
          disabled={isAdded || isBusy}
          className="btn btn-line px-4 disabled:cursor-default disabled:border-transparent disabled:bg-transparent disabled:text-ink-soft"
          onClick={onAdd}
        >
          {isAdded ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
          {isAdded ? t`Added` : isBusy ? t`Adding …` : t`Add`}
          <span className="sr-only"> {benefit.title}</span>
        </button>
      ) : (
        <Link to={signInPath('/pricing')} className="btn btn-line px-4">
          {t`Log in to add`}
        </Link>
      )}
    </li>
  );
}
