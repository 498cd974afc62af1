import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import { slotKey } from '#catalogue/onboarding/match-slots.ts';
import { formatTime } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';
import { useLanguage } from '#kit/site/use-language.ts';

export function slotLabel({ day, startTime, endTime }: WeeklySlot, i18n: I18n): string {
  const language = i18n.locale as Language;
  const [opens, closes] = [formatTime(startTime, language), formatTime(endTime, language)];
  return `${i18n._(day)}, ${i18n._(msg`${opens} to ${closes}`)}`;
}

/** Times of the onboarding session: one a day, or none (R-105). Shown only where there are some. */
export function SlotChoice({
  offered,
  chosen,
  onChange,
}: {
  offered: WeeklySlot[];
  chosen: WeeklySlot[];
  onChange: (slots: WeeklySlot[]) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const picked = new Set(chosen.map(slotKey));
  const toggle = (slot: WeeklySlot) => {
    const others = chosen.filter(({ day }) => day !== slot.day);
    onChange(picked.has(slotKey(slot)) ? others : [...others, slot]);
  };
  return (
    <fieldset>
      <legend className="font-semibold">
        {t`Onboarding session`} <span className="font-normal text-ink-soft">{t`(optional)`}</span>
      </legend>
      <p className="mt-0.5 text-sm text-ink-soft">
        {t`We show you how everything works. Choose the times that suit you, one a day.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {offered.map((slot) => (
          <button
            key={slotKey(slot)}
            type="button"
            aria-pressed={picked.has(slotKey(slot))}
            className="min-h-12 rounded-control border-[1.5px] border-ink-faint bg-white px-4 py-2 text-left hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => toggle(slot)}
          >
            <span className="block font-semibold">{i18n._(slot.day)}</span>
            <span className="block text-sm">
              {formatTime(slot.startTime, language)} – {formatTime(slot.endTime, language)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
