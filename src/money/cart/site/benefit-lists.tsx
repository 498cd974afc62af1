import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { ShownBenefit } from '#catalogue/benefits/benefit.ts';
import { BenefitCard } from '#catalogue/benefits/site/benefit-card.tsx';
import { useAdding } from './use-adding.ts';

/** Benefits and Additional Features, each in the owner's order. What is in the cart already says so. */
export function BenefitLists({
  benefits,
  wordsForVisitors,
  plain,
}: {
  benefits: ShownBenefit[];
  /** What somebody who is not signed in is told. */
  wordsForVisitors: string;
  plain?: ReactNode;
}) {
  const { t } = useLingui();
  const { isAdded, isBusy, add } = useAdding(wordsForVisitors, '/login');

  const list = (title: string, some: ShownBenefit[]) =>
    some.length > 0 && (
      <Shelf title={title}>
        {some.map((benefit) => (
          <BenefitCard
            key={benefit.id}
            benefit={benefit}
            added={isAdded(benefit)}
            busy={isBusy(benefit)}
            onAdd={() => void add(benefit)}
            {...(plain && { plain })}
          />
        ))}
      </Shelf>
    );

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
    </div>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="@container">
      <h3 id={heading} className="text-h3">
        {title}
      </h3>
      <ul className="mt-5 grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">{children}</ul>
    </section>
  );
}
