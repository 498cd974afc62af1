import { useLingui } from '@lingui/react/macro';
import type { CaseView } from './case-view.server.ts';

type Figures = Pick<CaseView, 'figures'>;

/** What changed, in numbers, each with the month it was measured in and who counted. */
export function CaseFigures({ figures }: Figures) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="figures" className="bg-marigold-tint">
      <div className="wrap section">
        <h2 id="figures" className="text-h2">{t`What it changed`}</h2>
        <FigureList
          figures={figures}
          className="mt-10 gap-x-8 gap-y-10 min-[44rem]:grid-cols-3 lg:gap-x-12"
        />
      </div>
    </section>
  );
}

/** The figures alone; `dark`: on a dark ground, and smaller. */
export const FigureList = ({ figures, className, dark }: Figures & { className: string; dark?: boolean }) => (
  <ul className={`grid ${className}`}>
    {figures.map(({ figure, words, date, source }) => (
      <li key={words} className={`border-t-4 pt-5 ${dark ? 'border-marigold' : 'border-ink'}`}>
        <p className={`font-head font-bold tabular-nums ${dark ? 'text-h2' : 'text-figure'}`}>{figure}</p>
        <p className={`mt-3 max-w-[17.9em] text-balance ${dark ? '' : 'text-lead'}`}>{words}</p>
        <p className={`mt-3 text-sm ${dark ? 'text-sand-deep' : 'text-ink-soft'}`}>{`${date} · ${source}`}</p>
      </li>
    ))}
  </ul>
);
