import { useLingui } from '@lingui/react/macro';
import type { ShownHome } from '../../read-home.ts';
import { CountUp } from '#kit/site/ui/count-up.tsx';

export function Counters({ counters }: Pick<ShownHome, 'counters'>) {
  const { t } = useLingui();
  return (
    <section aria-label={t`In numbers`} className="on-dark bg-ink text-paper">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-3 py-6 md:py-16 lg:grid-cols-4">
        {counters.map(({ to, words }) => (
          <div
            key={words}
            className="flex justify-end gap-x-3 border-t-2 border-marigold pt-2 max-md:flex-row-reverse max-md:items-center md:flex-col-reverse md:pt-4"
          >
            <dt className="min-w-0 grow text-sand-deep max-md:text-sm md:grow-0">{words}</dt>
            <dd className="font-head text-h2 font-bold md:text-figure tabular-nums">
              <CountUp to={to} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
