import { BadgeCheck } from 'lucide-react';
import type { Admission } from '#api/browser/admissions.ts';
import { periodLabel } from '#domain/pricing-plans/period-label.ts';
import { dayOf } from '../profile/moments.ts';

/** The plan that runs, and the way to the next one (decision 77). */
export function RunningPlan({ admission, onRenew }: { admission: Admission; onRenew: () => void }) {
  const { plan, texts, activeFrom, activeUntil } = admission;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-white p-6 sm:p-10">
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <BadgeCheck aria-hidden className="size-6" />
        Active
      </p>
      <div>
        <h2 className="text-h3">{plan.name}</h2>
        <p className="mt-1 text-ink-soft">
          {texts.serviceName}
          {plan.months > 0 && `, ${periodLabel(plan.months)}`}
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {activeFrom && <Fact name="From" value={dayOf(activeFrom)} />}
        {activeUntil && <Fact name="Until" value={dayOf(activeUntil)} />}
      </dl>
      <button type="button" className="btn btn-main justify-self-start" onClick={onRenew}>
        Renew or change
      </button>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 py-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
