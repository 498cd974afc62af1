import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ServicePageContent } from '../service-page.ts';

/** Everything that is included, as a close list with ticks. */
export function FeatureList({ features }: { features: ServicePageContent['features'] }) {
  if (features.items.length === 0) return null;
  return (
    <section aria-labelledby="features" className="wrap section">
      <h2 id="features" className="max-w-[13.5em] text-h2">
        {features.heading}
      </h2>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">{features.lead}</p>
      <ul className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-4">
            <Check aria-hidden className="mt-0.5 size-5 text-leaf" strokeWidth={3} />
            <div>
              <h3 className="text-base font-semibold tracking-normal">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a real estate website can do, as the owner keeps it in the back office. */
export function PowerfulFeatures({
  features,
}: {
  features: { id: string; title: string; description: string }[];
}) {
  const { t } = useLingui();
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features" className="on-dark bg-ink text-paper">
      <div className="wrap section">
        <h2 id="features" className="text-h2">
          {t`Powerful Features`}
        </h2>
        <ul className="mt-10 grid gap-x-12 md:grid-cols-2">
          {features.map(({ id, title, description }) => (
            <li key={id} className="border-t border-line-dark py-5">
              <h3 className="text-h4 text-marigold">{title}</h3>
              <p className="mt-1 max-w-measure text-sand-deep">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
