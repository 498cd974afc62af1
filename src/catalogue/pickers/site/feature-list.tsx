import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatInr } from '#kit/india/money.ts';
import { totalOf, type Feature, type Picker } from '../picker.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';

const nothing = /*i18n*/ 'Choose at least one feature';

/** The features with a switch each, their running total, and Proceed. A plain form before scripts run. */
export function FeatureList({
  picker,
  picked,
  onToggle,
  onTicked,
  onProceed,
  error,
}: {
  picker: Picker;
  picked: Feature[];
  onToggle: (id: string) => void;
  /** Takes what stood ticked when this script took over. */
  onTicked: (ids: string[]) => void;
  onProceed: () => void;
  error: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const { name } = picker;
  const count = picked.length;
  const ready = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const ticked = form.current ? new FormData(form.current).getAll('feature') : [];
    onTicked(ticked.filter((id) => typeof id === 'string'));
  });
  // Before React draws the boxes as it knows them.
  useLayoutEffect(() => takeOver(), []);
  const [tried, setTried] = useState(false);
  const wrong = picked.length === 0 ? (tried ? nothing : error) : undefined;
  return (
    <form
      ref={form}
      data-list
      method="post"
      encType="multipart/form-data"
      aria-label={t`Features of ${name}`}
      className="mt-10 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (picked.length > 0) onProceed();
      }}
    >
      <ul className="divide-y divide-line border-y-2 border-y-ink">
        {picker.features.map((feature) => (
          <li key={feature.id}>
            <FeatureSwitch
              feature={feature}
              on={picked.includes(feature)}
              onToggle={() => onToggle(feature.id)}
            />
          </li>
        ))}
      </ul>
      <div
        data-bottom-bar
        className="sticky print:static bottom-0 max-bar:tall:bottom-[calc(env(safe-area-inset-bottom)+3.5625rem)] max-bar:tall:[html:has([data-contact-bar][data-away])_&]:bottom-0 -mx-5 border-t border-ink bg-paper px-5 py-4 lg:top-28 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border lg:border-line lg:bg-white lg:p-6 lg:shadow-lift"
      >
        <div className="flex items-center justify-between gap-4 lg:block">
          <output
            aria-live="polite"
            aria-atomic
            className={`block ${ready ? '' : 'opacity-0 noscript:sr-only'}`}
          >
            <span className="text-sm text-ink-soft">{t`Total, paid once`}</span>{' '}
            <strong className="block font-head text-h2 leading-none font-bold tabular-nums">
              {formatInr(totalOf(picked))}
            </strong>{' '}
            <span className="mt-1 block text-sm text-ink-soft">
              {count === 1 ? t`1 feature` : t`${count} features`}
            </span>
          </output>
          <button type="submit" className="btn btn-main px-8 max-[22rem]:px-5 lg:mt-5 lg:w-full">
            {t`Proceed`}
          </button>
        </div>
        <p role="alert" className="mt-3 flex gap-1.5 text-sm font-medium text-brick empty:hidden">
          {wrong && (
            <>
              <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
              {i18n._(wrong)}
            </>
          )}
        </p>
      </div>
    </form>
  );
}

/** Without `aria-checked`: a checkbox tells its state itself, also before scripts run. */
const asSwitch = { role: 'switch' };

function FeatureSwitch({ feature, on, onToggle }: { feature: Feature; on: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 py-2 hover:bg-marigold-tint">
      <input
        type="checkbox"
        {...asSwitch}
        name="feature"
        value={feature.id}
        checked={on}
        onChange={onToggle}
        className="switch shrink-0"
      />
      <span className="grow font-medium wrap-anywhere">{feature.name}</span>{' '}
      <span className="shrink-0 text-right tabular-nums">
        <strong className="font-semibold">{formatInr(feature.pricePaise)}</strong>{' '}
        <span className="text-sm text-ink-soft max-[22rem]:block">{t`once`}</span>
      </span>
    </label>
  );
}
