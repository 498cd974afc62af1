import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Choice } from '#kit/site/ui/choice.tsx';
import { durationFacts, durations, savedPercent, type Duration } from '../duration.ts';

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
  return (
    <div className="mt-4">
      <p aria-live="polite" className="mb-3 font-head text-h4 leading-tight font-bold">
        {billedOnce(duration, i18n)}
      </p>
      <Choice
        name="duration"
        legend={t`Change duration`}
        choices={durations.map((value) => {
          const saved = savedPercent(value);
          return {
            value,
            text: i18n._(durationFacts[value].name),
            ...(saved > 0 && { note: t`${saved}% less` }),
          };
        })}
        chosen={duration}
        isWide
        onChoose={onChoose}
      />
    </div>
  );
}
