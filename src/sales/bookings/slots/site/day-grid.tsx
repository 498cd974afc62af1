import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BookingDay } from '../../booking.ts';
import { weeklyClosures } from '../slot-times.ts';
import { addDays, monthName, formatDay, weekdayIndex, weekdayName } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';
import { useLanguage } from '#kit/site/use-language.ts';

/** Any Monday: the names of the days are those of a week. */
const someMonday = '2026-11-23';
const monthOf = (date: string) => date.slice(0, 7);

/**
 * The bookable days, a month at a time. Closed days cannot be chosen, and why is said below; full ones only where somebody may
 * wait for them.
 */
export function DayGrid({
  days,
  chosen,
  name,
  mayBeFull,
  onChoose,
}: {
  days: BookingDay[];
  chosen: string;
  name: string;
  mayBeFull: boolean;
  onChoose: (date: string) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const months = [...new Set(days.map((day) => monthOf(day.date)))];
  const firstFree = days.find((day) => day.free > 0)?.date ?? '';
  const [turned, setTurned] = useState<{ to: string; chosen: string }>({ to: '', chosen: '' });
  // Choosing a day elsewhere (one of the offered times) shows its month; turning pages wins until then.
  const wanted = turned.chosen === chosen && turned.to ? turned.to : monthOf(chosen || firstFree);
  const month = months.includes(wanted) ? wanted : (months[0] ?? '');
  const at = months.indexOf(month);
  const shown = days.filter((day) => monthOf(day.date) === month);
  /** Days of the first month that are too near to be booked. */
  const gone = Array.from({ length: Math.max(0, Number(shown[0]?.date.slice(8)) - 1) }, (_, i) =>
    addDays(`${month}-01`, i),
  );
  const turn = (by: number) => setTurned({ to: months[at + by] ?? month, chosen });

  return (
    <div className="rounded-control border border-line p-2 sm:p-3">
      <div className="flex items-center justify-between">
        <Turn label={t`Earlier month`} disabled={at <= 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Turn>
        <output className="font-head text-h4 font-semibold">
          {month && `${monthName(`${month}-01`, language)} ${month.slice(0, 4)}`}
        </output>
        <Turn label={t`Later month`} disabled={at >= months.length - 1} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Turn>
      </div>
      <div aria-hidden className="grid grid-cols-7 py-1 text-center text-xs text-ink-soft">
        {Array.from({ length: 7 }, (_, i) => (
          <span key={i}>{weekdayInitials(addDays(someMonday, i), language)}</span>
        ))}
      </div>
      {/* As high as six weeks: what stands below stays where it is when the month is turned. */}
      <div className="grid min-h-71 grid-cols-7 content-start gap-1">
        {gone.map((date) => (
          <span
            key={date}
            aria-hidden
            style={firstOfMonth(date)}
            className="grid min-h-11 place-items-center text-xs text-ink-soft tabular-nums"
          >
            {Number(date.slice(8))}
          </span>
        ))}
        {shown.map((day) => (
          <Day key={day.date} day={day} chosen={chosen === day.date} {...{ name, mayBeFull, onChoose }} />
        ))}
      </div>
      <Reasons days={shown} />
    </div>
  );
}

/** The first of a month begins in the column of its weekday. */
const firstOfMonth = (date: string) =>
  date.endsWith('-01') ? { gridColumnStart: weekdayIndex(date) + 1 } : undefined;

/** `Mo`; Devanagari is not cut inside a word. */
const weekdayInitials = (date: string, language: Language) =>
  language === 'en' ? weekdayName(date).slice(0, 2) : weekdayName(date, language);

function Day({
  day: { date, closed, free },
  name,
  chosen,
  mayBeFull,
  onChoose,
}: {
  day: BookingDay;
  name: string;
  chosen: boolean;
  mayBeFull: boolean;
  onChoose: (date: string) => void;
}) {
  const { t, i18n } = useLingui();
  const why = closed ? i18n._(closed) : free === 0 ? t`Fully booked` : null;
  const day = formatDay(date, useLanguage());
  return (
    <label
      title={why ?? undefined}
      style={firstOfMonth(date)}
      className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-transparent tabular-nums hover:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:text-ink-faint"
    >
      <input
        type="radio"
        name={name}
        value={date}
        disabled={why !== null && (closed !== null || !mayBeFull)}
        checked={chosen}
        onChange={() => onChoose(date)}
        aria-label={why ? `${day}, ${why}` : day}
        className="sr-only"
      />
      <span aria-hidden className={why ? 'line-through' : 'font-semibold'}>
        {Number(date.slice(8))}
      </span>
    </label>
  );
}

/** Why days cannot be chosen, each reason once. */
function Reasons({ days }: { days: BookingDay[] }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const weekly = new Set<string>();
  const single: string[] = [];
  for (const { date, closed } of days) {
    if (closed && weeklyClosures.includes(closed)) weekly.add(i18n._(closed));
    else if (closed) single.push(`${formatDay(date, language)}: ${i18n._(closed)}`);
  }
  const reasons = [...weekly, ...single];
  if (reasons.length === 0) return null;
  return <p className="mt-2 border-t border-line pt-2 text-sm text-ink-soft">{reasons.join(' · ')}</p>;
}

function Turn({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-sand disabled:text-line disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
