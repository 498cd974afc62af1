import { useLingui } from '@lingui/react/macro';
import type { OfferContent } from '../offer-content.ts';

/** Everything that is in the offer, as one list to run a finger down. */
export function Modules({ modules }: { modules: OfferContent['modules'] }) {
  const { t } = useLingui();
  const count = modules.length;
  return (
    <section aria-labelledby="modules" className="wrap section">
      <h2 id="modules" className="max-w-[14.9em] text-h2">
        {t`${count} modules, one sign-in`}
      </h2>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`An order is typed once. Stock, invoice, salary and the monthly report know of it by themselves.`}
      </p>
      <ol className="mt-10 gap-x-10 border-t-2 border-ink sm:columns-2 lg:columns-3">
        {modules.map(({ name, text }, i) => (
          <li
            key={name}
            className="grid break-inside-avoid grid-cols-[2.25rem_1fr] gap-y-0.5 border-b border-line py-4"
          >
            <span aria-hidden className="pt-[0.2em] text-sm font-semibold text-ink-soft tabular-nums">
              {i + 1}
            </span>
            <h3 className="text-h4">{name}</h3>
            <p className="col-start-2 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
