import { useLingui } from '@lingui/react/macro';
import type { CaseView } from './case-view.server.ts';

/** What changed, in numbers, each with the month it was measured in and who counted. */
export function CaseFigures({ figures }: { figures: CaseView['figures'] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="figures" className="bg-marigold-tint">
      <div className="wrap section">
        <h2 id="figures" className="text-h2">{t`What it changed`}</h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {figures.map(({ figure, words, date, source }) => (
            <li key={words} className="border-t-4 border-ink pt-5">
              <p className="font-head text-figure font-bold tabular-nums">{figure}</p>
              <p className="mt-3 max-w-[28ch] text-lead">{words}</p>
              <p className="mt-3 text-sm text-ink-soft">{`${date} · ${source}`}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
