import { useLingui } from '@lingui/react/macro';
import type { CaseCard } from '../case.ts';
import { CaseLink } from './case-link.tsx';
import { DeviceFrame } from './device-frame.tsx';

/** The way on, so that no case is a dead end. */
export function NextCase({ shown }: { shown: CaseCard }) {
  const { t } = useLingui();
  const { client, headline } = shown;
  return (
    <section aria-labelledby="next-case" className="bg-sand">
      <div className="wrap section relative grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.1fr]">
        <div>
          <p className="font-semibold text-ink-soft">{t`Next: ${client}`}</p>
          <h2 id="next-case" className="mt-3 max-w-[13.5em] text-h2">
            {headline}
          </h2>
          <CaseLink shown={shown} className="mt-4" />
        </div>
        <DeviceFrame shown={shown} sizes="(min-width: 1280px) 590px, (min-width: 769px) 48vw, 88vw" />
      </div>
    </section>
  );
}
