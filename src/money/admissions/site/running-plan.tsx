import { useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Admission } from '../wire/client.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { upgradePath } from '#money/upgrades/upgrade.ts';
import { useLabel } from './use-label.ts';

/** The plan that runs, and the way to the next one. */
export function RunningPlan({ admission, onRenew }: { admission: Admission; onRenew: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const label = useLabel();
  const { plan, texts, activeFrom, activeUntil } = admission;
  const day = (at: string) => formatDate(dateInIndia(new Date(at)), language);
  return (
    <section className="grid gap-4 rounded-card border border-line bg-white p-6 sm:p-10">
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <BadgeCheck aria-hidden className="size-6" />
        {t`Active`}
      </p>
      <div>
        <h2 className="text-h3">{label(plan.name)}</h2>
        <p className="mt-1 text-ink-soft">
          {label(texts.serviceName)}
          {plan.months > 0 && `, ${periodLabel(plan.months, translatorOf(i18n))}`}
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {activeFrom && <Fact name={t({ message: 'From', context: 'day' })} value={day(activeFrom)} />}
        {activeUntil && <Fact name={t`Until`} value={day(activeUntil)} />}
      </dl>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={onRenew}>
          {t`Renew or change`}
        </button>
        <Link to={upgradePath(admission.id)} className="btn btn-line">
          {t`Upgrade`}
        </Link>
      </div>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 py-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
