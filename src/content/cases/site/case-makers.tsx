import { useLingui } from '@lingui/react/macro';
import type { CaseView } from './case-view.server.ts';

/** Who made it, and what they would do differently: a case is signed by people. */
export function CaseMakers({ shown: { makers, differently } }: { shown: CaseView }) {
  const { t } = useLingui();
  if (makers.length === 0 && !differently) return null;
  return (
    <div className="wrap section grid gap-x-20 gap-y-12 border-t border-line lg:grid-cols-[1.15fr_1fr]">
      {differently && (
        <section aria-labelledby="differently">
          <h2 id="differently" className="text-h3">{t`What we would do differently`}</h2>
          <p className="mt-4 max-w-measure text-lead">{differently}</p>
        </section>
      )}
      {makers.length > 0 && (
        <section aria-labelledby="makers">
          <h2 id="makers" className="text-h3">{t`Who made it`}</h2>
          <dl className="mt-4 divide-y divide-line">
            {makers.map(({ name, role }) => (
              <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-soft">{role}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
