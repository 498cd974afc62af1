import { useLingui } from '@lingui/react/macro';
import type { ShownHome } from '../read-home.ts';
import { CountUp } from '#kit/site/ui/count-up.tsx';

export function Counters({ counters }: Pick<ShownHome, 'counters'>) {
  const { t } = useLingui();
  return (
    <section aria-label={t`In numbers`} className="on-dark bg-ink text-paper">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-14 md:py-20 lg:grid-cols-4">
        {counters.map(({ to, words }) => (
          <div key={words} className="flex flex-col-reverse justify-end border-t-2 border-marigold pt-4">
            <dt className="text-sand-deep">{words}</dt>
            <dd className="font-head text-figure font-bold tabular-nums">
              <CountUp to={to} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
