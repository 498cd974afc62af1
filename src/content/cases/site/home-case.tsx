import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CaseCard } from '../case.ts';
import { CaseLink } from './case-link.tsx';
import { DeviceFrame } from './device-frame.tsx';

/** One case from edge to edge, for the home page, with the way to the others. */
export function HomeCase({ shown }: { shown: CaseCard }) {
  const { t } = useLingui();
  const { client, trade, town, headline, figure } = shown;
  return (
    <section aria-labelledby="past-work" className="on-dark bg-ink text-paper">
      <div className="wrap section grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.25fr_1fr]">
        <DeviceFrame shown={shown} sizes="(min-width: 1280px) 640px, (min-width: 1000px) 52vw, 92vw" />
        <div className="pt-4">
          <p className="font-semibold text-marigold">{`${client} · ${trade}, ${town}`}</p>
          <h2 id="past-work" className="mt-3 max-w-[20ch] text-h2">
            {headline}
          </h2>
          {figure && (
            <p className="mt-5 max-w-[40ch] text-lead text-sand-deep">
              <strong className="font-head text-h3 text-paper tabular-nums">{figure.figure}</strong>{' '}
              {figure.words}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-x-8">
            <CaseLink shown={shown} className="after:hidden" />
            <Link to="/work" className="onward">
              {t`All our work`}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
