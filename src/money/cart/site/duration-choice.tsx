import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { durationFacts, durations, isDuration, type Duration } from '../duration.ts';

/** In how many months the next bill is due. */
export const billedOnce = (duration: Duration, i18n: I18n) => {
  const { months } = durationFacts[duration];
  return i18n._(months === 1 ? msg`Billed once for 1 month` : msg`Billed once for ${months} months`);
};

/** For how long everything in the cart is paid ahead: said in full, and changed in the same place. */
export function DurationChoice({
  duration,
  onChoose,
}: {
  duration: Duration;
  onChoose: (to: Duration) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <div className="mt-4">
      <p aria-live="polite" className="font-head text-h3 leading-tight font-bold">
        {billedOnce(duration, i18n)}
      </p>
      <label htmlFor={id} className="mt-3 block text-sm text-ink-soft">
        {t`Change duration`}
      </label>
      <div className="relative mt-1">
        <select
          id={id}
          value={duration}
          className="control appearance-none pr-11"
          onChange={(event) => {
            if (isDuration(event.target.value)) onChoose(event.target.value);
          }}
        >
          {durations.map((known) => (
            <option key={known} value={known}>
              {i18n._(durationFacts[known].name)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </div>
    </div>
  );
}
