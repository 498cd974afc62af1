import { useLingui } from '@lingui/react/macro';
import type { Plan } from '../plan.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The durations as tabs; arrows, Home and End move between them. Shown up to 768 px. */
export function PlanTabs({
  base,
  plans,
  shown,
  onShow,
}: {
  base: string;
  plans: Plan[];
  shown: number;
  onShow: (tab: number) => void;
}) {
  const { t } = useLingui();
  function move(event: React.KeyboardEvent<HTMLDivElement>) {
    const last = plans.length - 1;
    const ends: Record<string, number> = { Home: 0, End: last };
    const step = steps[event.key];
    const to = ends[event.key] ?? (step === undefined ? undefined : (shown + step + last + 1) % (last + 1));
    if (to === undefined) return;
    event.preventDefault();
    onShow(to);
    (event.currentTarget.children[to] as HTMLElement).focus();
  }
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t`Plans by duration`}
      data-no-print
      className="plan-tabs mt-7 grid grid-cols-4 overflow-hidden rounded-control border border-ink md:hidden"
      onKeyDown={move}
    >
      {plans.map((plan, i) => (
        <button
          key={plan.id}
          type="button"
          role="tab"
          id={`${base}tab-${plan.id}`}
          aria-selected={i === shown}
          aria-controls={`${base}panel-${plan.id}`}
          tabIndex={i === shown ? 0 : -1}
          className="min-h-12 px-1 text-sm font-semibold not-first:border-l not-first:border-ink -outline-offset-4 aria-selected:bg-ink aria-selected:text-paper aria-selected:outline-marigold"
          onClick={() => onShow(i)}
        >
          {plan.duration}
        </button>
      ))}
    </div>
  );
}
