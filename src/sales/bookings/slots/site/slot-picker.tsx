import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Slot } from '../../booking.ts';
import { formatTime, formatDay } from '#kit/india/india-date.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import { DayGrid } from './day-grid.tsx';
import { TimesRoom, timesGrid } from './times-room.tsx';
import type { Calendar } from './use-calendar.ts';

type Props = {
  slot: Slot;
  onChoose: (slot: Slot) => void;
  idOf: (field: string) => string;
  errorOf: (field: 'date' | 'time') => string | undefined;
  calendar: Calendar;
  /** So many are kept room for while they are on their way; without it as many as the days tell of. */
  timesADay?: number | undefined;
  /** What a full day offers; without it full days cannot be chosen. */
  full?: ReactNode;
};

/** A day from the calendar and one of its free times. Both are radio buttons: arrows move, Tab leaves. */
export function SlotPicker({ slot, onChoose, idOf, errorOf, calendar, timesADay, full }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const day = slot.date && formatDay(slot.date, language);
  const { days, slots } = calendar;
  const mostFree = days.now.state === 'ready' ? Math.max(0, ...days.now.value.map(({ free }) => free)) : 0;
  return (
    <div className="grid gap-6">
      <Group id={idOf('date')} legend={t`Date`} error={errorOf('date')}>
        {days.now.state === 'ready' ? (
          <DayGrid
            days={days.now.value}
            chosen={slot.date}
            name={idOf('date-choice')}
            mayBeFull={full !== undefined}
            onChoose={(date) => onChoose({ date, time: '' })}
          />
        ) : (
          <div className="min-h-[25.75rem] sm:min-h-[26.25rem]">
            <Waiting what={t`the free days`} failed={days.now.state === 'failed'} onAgain={days.again} />
          </div>
        )}
      </Group>
      <Group
        id={idOf('time')}
        legend={t`Time`}
        hint={day ? t`${day}, Indian time` : t`Choose a date first`}
        error={errorOf('time')}
      >
        {slot.date === '' ? null : slots.now.state === 'ready' ? (
          <Times
            slots={slots.now.value.slots}
            closed={slots.now.value.closed}
            chosen={slot.time}
            name={idOf('time-choice')}
            full={full}
            onChoose={(time) => onChoose({ date: slot.date, time })}
          />
        ) : (
          <div className="grid items-start *:[grid-area:1/1]">
            <TimesRoom count={timesADay ?? mostFree} />
            <Waiting what={t`the free times`} failed={slots.now.state === 'failed'} onAgain={slots.again} />
          </div>
        )}
      </Group>
    </div>
  );
}

function Group({
  id,
  legend,
  hint,
  error,
  children,
}: {
  id: string;
  legend: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="mb-1.5 font-semibold">
        {legend}
        {hint && <span className="font-normal text-ink-soft"> · {hint}</span>}
      </legend>
      {children}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

function Times({
  slots,
  closed,
  chosen,
  name,
  full,
  onChoose,
}: {
  slots: { time: string; free: boolean }[];
  closed: string | null;
  chosen: string;
  name: string;
  full: ReactNode;
  onChoose: (time: string) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  if (slots.every((slot) => !slot.free))
    return (
      <div className="grid gap-1.5 rounded-control bg-sand px-4 py-3">
        <p>{closed ? i18n._(closed) : t`Every time of this day is taken. Please choose another day.`}</p>
        {!closed && full}
      </div>
    );
  return (
    <div className={timesGrid(language)}>
      {slots.map(({ time, free }) => (
        <label key={time} className={choiceLook}>
          <input
            type="radio"
            name={name}
            value={time}
            disabled={!free}
            checked={chosen === time}
            onChange={() => onChoose(time)}
            className="sr-only"
          />
          <span className={free ? '' : 'line-through'}>{formatTime(time, language)}</span>
          {!free && <span className="sr-only"> {t`taken`}</span>}
        </label>
      ))}
    </div>
  );
}

/** A choice that looks like a button and is a radio button. */
const choiceLook =
  'relative grid min-h-12 cursor-pointer place-items-center rounded-control border-[1.5px] border-ink-faint bg-white px-1 text-sm tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sand has-disabled:text-ink-faint';

function Waiting({ what, failed, onAgain }: { what: string; failed: boolean; onAgain: () => void }) {
  const { t } = useLingui();
  if (!failed)
    return (
      <output className="flex min-h-12 items-center gap-2.5 text-ink-soft">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        {t`Checking ${what} …`}
      </output>
    );
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-brick-tint px-4 py-3"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-brick" />
      <span className="grow">{t`We could not check ${what}.`}</span>
      <button type="button" className="text-link min-h-11 font-semibold" onClick={onAgain}>
        {t`Try again`}
      </button>
    </div>
  );
}
