import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { ShownBenefit } from '#catalogue/benefits/benefit.ts';
import { BenefitCard } from '#catalogue/benefits/site/benefit-card.tsx';
import { InEveryPlan } from '#catalogue/benefits/site/in-every-plan.tsx';
import { useAdding } from './use-adding.ts';

/** Benefits and Additional Features, each in the owner's order. What is in the cart already says so. */
export function BenefitLists({
  benefits,
  folded = [],
  wordsForVisitors,
  plain,
}: {
  benefits: ShownBenefit[];
  /** What every plan does already, where plans are shown. */
  folded?: ShownBenefit[];
  /** What somebody who is not signed in is told. */
  wordsForVisitors: string;
  plain?: ReactNode;
}) {
  const { t } = useLingui();
  const { isAdded, isBusy, add } = useAdding(wordsForVisitors, '/login');

  const card = (benefit: ShownBenefit) => (
    <BenefitCard
      key={benefit.id}
      benefit={benefit}
      added={isAdded(benefit)}
      busy={isBusy(benefit)}
      onAdd={() => void add(benefit)}
      {...(plain && { plain })}
    />
  );
  const list = (title: string, some: ShownBenefit[]) =>
    some.length > 0 && <Shelf title={title}>{some.map(card)}</Shelf>;

  return (
    <div className="grid gap-10">
      {list(
        t`Benefits`,
        benefits.filter(({ additional }) => !additional),
      )}
      {list(
        t`Additional Features`,
        benefits.filter(({ additional }) => additional),
      )}
      <InEveryPlan count={folded.length}>
        <div className="@container border-t border-line p-5">
          <ul className={cards}>{folded.map(card)}</ul>
        </div>
      </InEveryPlan>
    </div>
  );
}

const cards = 'grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3';

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="@container">
      <h3 id={heading} className="text-h3">
        {title}
      </h3>
      <ul className={`mt-5 ${cards}`}>{children}</ul>
    </section>
  );
}
