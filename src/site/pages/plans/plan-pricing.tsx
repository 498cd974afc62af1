import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ShownPlan } from '#catalogue/plans/plan.ts';
import { laterPopup } from '#kit/site/ui/later-popup.tsx';
import { useMedia } from '#kit/site/ui/use-media.ts';
import { usePopup } from '#kit/site/ui/use-popup.ts';
import { PlanCard } from '#catalogue/plans/site/plan-card.tsx';
import { PlanTabs } from '#catalogue/plans/site/plan-tabs.tsx';

const PlanPopup = laterPopup(async () => (await import('./plan-popup.tsx')).PlanPopup);
const marker = 'plan-';

/**
 * The plans: up to 768 px one at a time behind tabs by duration, wider all side by side, growing under the pointer.
 * Without scripts all stand one below the other, and all stand on paper.
 */
export function PlanPricing({ plans, pricesIncludeGst }: { plans: ShownPlan[]; pricesIncludeGst: boolean }) {
  const { t } = useLingui();
  const [tab, setTab] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const popup = usePopup();
  const tabbed = useMedia('(width <= 48rem)');
  const base = useId();
  const asked = popup.name.startsWith(marker) ? popup.name.slice(marker.length) : null;
  const open = plans.find(({ id }) => id === asked);

  return (
    <section aria-labelledby="plan-pricing" className="wrap section">
      <h2 id="plan-pricing" className="text-h2">
        {t`Plan Pricing`}
      </h2>
      <PlanTabs base={base} plans={plans} shown={tab} onShow={setTab} />
      <noscript>
        <style>{`.plan-panel{display:block!important}.plan-tabs{display:none!important}`}</style>
      </noscript>
      <div className="mt-6 grid gap-5 md:mt-10 md:grid-cols-4 md:gap-3 lg:gap-5 print:grid-cols-2">
        {plans.map((plan, i) => (
          <div
            key={plan.id}
            id={`${base}panel-${plan.id}`}
            {...(tabbed && { role: 'tabpanel', 'aria-labelledby': `${base}tab-${plan.id}` })}
            className={`plan-panel max-md:animate-[fade-scale_220ms_var(--ease-out)] md:transition-[scale] md:duration-200 md:hover:z-10 md:hover:scale-[1.04] ${i === tab ? '' : 'max-md:hidden print:block'}`}
          >
            <PlanCard
              plan={plan}
              pricesIncludeGst={pricesIncludeGst}
              selected={chosen === plan.id}
              onPrepare={PlanPopup.prepare}
              onSelect={() => {
                setChosen(plan.id);
                popup.open(marker + plan.id);
              }}
            />
          </div>
        ))}
      </div>
      {open && (
        <PlanPopup
          plan={open}
          pricesIncludeGst={pricesIncludeGst}
          onClose={popup.leave}
          onMissing={popup.leave}
        />
      )}
    </section>
  );
}
