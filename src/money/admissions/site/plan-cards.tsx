import { useLingui } from '@lingui/react/macro';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { Check } from 'lucide-react';
import type { ShownPlan } from '../wire/catalogue-client.ts';
import { formatInr } from '#kit/india/money.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { useLabel } from './use-label.ts';

/** The plans of one service. The chosen card says Selected, every other one Select. */
export function PlanCards({
  plans,
  chosen,
  onChoose,
}: {
  plans: ShownPlan[];
  chosen: string;
  onChoose: (planId: string) => void;
}) {
  const { t } = useLingui();
  if (plans.length === 0)
    return (
      <p className="rounded-card border border-line bg-sand p-5">
        {t`There is no plan for this programme just now. Please choose another one, or ask us for a quotation.`}
      </p>
    );
  return (
    <ul aria-label={t`Plans`} className="grid gap-4 sm:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <PlanCard plan={plan} isChosen={plan.id === chosen} onChoose={() => onChoose(plan.id)} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({
  plan,
  isChosen,
  onChoose,
}: {
  plan: ShownPlan;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t, i18n } = useLingui();
  const isTaxed = useTaxed();
  const label = useLabel();
  const { months, pricePaise, sellPaise, benefits } = plan;
  return (
    <article
      data-chosen={isChosen}
      className="flex flex-col rounded-card border-[1.5px] border-line bg-white p-5 data-[chosen=true]:border-ink data-[chosen=true]:bg-marigold-tint"
    >
      <h3 className="text-h4 font-semibold">{label(plan.name)}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
        <strong className="font-head text-h3 font-semibold tabular-nums">{formatInr(sellPaise)}</strong>
        {pricePaise > sellPaise && (
          <s className="text-ink-soft tabular-nums">
            <span className="sr-only">{t`Before:`} </span>
            {formatInr(pricePaise)}
          </s>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {isTaxed
          ? t`${periodLabel(months, translatorOf(i18n))}, billed once. GST included.`
          : t`${periodLabel(months, translatorOf(i18n))}, billed once.`}{' '}
        {t`Ends by itself. Renewing it costs ${formatInr(sellPaise)} at today's prices.`}
      </p>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {benefits.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-[0.2em] size-4 shrink-0 text-leaf" />
            {label(line)}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        <button
          type="button"
          aria-pressed={isChosen}
          className={`btn w-full ${isChosen ? 'bg-ink text-paper' : 'btn-line'}`}
          onClick={onChoose}
        >
          {isChosen && <Check aria-hidden className="size-5" />}
          {isChosen ? t`Selected` : t`Select`}
          <span className="sr-only">: {label(plan.name)}</span>
        </button>
      </div>
    </article>
  );
}
