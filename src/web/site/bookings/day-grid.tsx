import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BookingDay } from '#domain/bookings/booking.ts';
import { monthNames, spokenDay, weekdayIndex } from '#domain/bookings/india-date.ts';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const monthOf = (date: string) => date.slice(0, 7);

/** The bookable days, a month at a time. Closed and full days cannot be chosen, and why is said below. */
export function DayGrid({
  days,
  chosen,
  name,
  onChoose,
}: {
  days: BookingDay[];
  chosen: string;
  name: string;
  onChoose: (date: string) => void;
}) {
  const months = [...new Set(days.map((day) => monthOf(day.date)))];
  const firstFree = days.find((day) => day.free > 0)?.date ?? '';
  const [turned, setTurned] = useState<{ to: string; chosen: string }>({ to: '', chosen: '' });
  // Choosing a day elsewhere (one of the offered times) shows its month; turning pages wins until then.
  const wanted = turned.chosen === chosen && turned.to ? turned.to : monthOf(chosen || firstFree);
  const month = months.includes(wanted) ? wanted : (months[0] ?? '');
  const at = months.indexOf(month);
  const shown = days.filter((day) => monthOf(day.date) === month);
  const turn = (by: number) => setTurned({ to: months[at + by] ?? month, chosen });
  const monthName = `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

  return (
    <div className="rounded-control border border-line p-2 sm:p-3">
      <div className="flex items-center justify-between">
        <Turn label="Earlier month" disabled={at <= 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Turn>
        <output className="font-head text-h4 font-semibold">{monthName}</output>
        <Turn label="Later month" disabled={at >= months.length - 1} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Turn>
      </div>
      <div aria-hidden className="grid grid-cols-7 py-1 text-center text-xs text-ink-soft">
        {weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <div className="grid grid-cols-7 gap-1">
        {shown.map((day, i) => (
          <Day
            key={day.date}
            day={day}
            name={name}
            chosen={chosen === day.date}
            column={i === 0 ? weekdayIndex(day.date) + 1 : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
      <Reasons days={shown} />
    </div>
  );
}

function Day({
  day: { date, closed, free },
  name,
  chosen,
  column,
  onChoose,
}: {
  day: BookingDay;
  name: string;
  chosen: boolean;
  column: number | undefined;
  onChoose: (date: string) => void;
}) {
  const why = closed ?? (free === 0 ? 'Fully booked' : null);
  return (
    <label
      title={why ?? undefined}
      style={column ? { gridColumnStart: column } : undefined}
      className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-transparent tabular-nums hover:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-marigold-deep has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:text-ink-faint"
    >
      <input
        type="radio"
        name={name}
        value={date}
        disabled={why !== null}
        checked={chosen}
        onChange={() => onChoose(date)}
        aria-label={why ? `${spokenDay(date)}, ${why}` : spokenDay(date)}
        className="sr-only"
      />
      <span aria-hidden className={why ? 'line-through' : ''}>
        {Number(date.slice(8))}
      </span>
    </label>
  );
}

/** Why days cannot be chosen, each reason once. */
function Reasons({ days }: { days: BookingDay[] }) {
  const weekly = new Set<string>();
  const single: string[] = [];
  for (const { date, closed } of days) {
    if (closed?.startsWith('Closed on ')) weekly.add(closed);
    else if (closed) single.push(`${spokenDay(date)}: ${closed}`);
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
