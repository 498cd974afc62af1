import { useLingui } from '@lingui/react/macro';
import type { Slot } from '../../booking.ts';
import { formatTime, formatDay } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** The nearest free times, to take with one press. */
export function NextSlots({ slots, onChoose }: { slots: Slot[]; onChoose: (slot: Slot) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ul aria-label={t`Next free times`} className="mt-3 grid gap-2 sm:grid-cols-3">
      {slots.map((slot) => (
        <li key={`${slot.date} ${slot.time}`}>
          <button
            type="button"
            className="btn btn-line w-full bg-white px-2 text-sm"
            onClick={() => onChoose(slot)}
          >
            {`${formatDay(slot.date, language)}, ${formatTime(slot.time, language)}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
