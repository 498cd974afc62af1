import { Conflict } from '#kit/errors.ts';
import type { Slot } from '../booking.ts';
import type { Language } from '#kit/language/language.ts';
import { formatTime, formatDay } from '#kit/india/india-date.ts';

/** Somebody else was first. `nextSlots`: the nearest times that are free. R-38. */
export class SlotTaken extends Conflict {
  readonly nextSlots: Slot[];
  constructor(nextSlots: Slot[]) {
    super(
      nextSlots.length > 0
        ? /*i18n*/ 'This slot was just taken… Free next: {times}.'
        : /*i18n*/ 'This slot was just taken… Please choose another day.',
      { times: ({ language }) => inWords(nextSlots, language) },
    );
    this.nextSlots = nextSlots;
  }
}

/** `Tue 24 Nov 11:30 am, 12:00 pm; Wed 25 Nov 11:00 am` */
function inWords(slots: Slot[], language: Language): string {
  const byDay = Map.groupBy(slots, (slot) => slot.date);
  return Array.from(
    byDay,
    ([date, times]) =>
      `${formatDay(date, language)} ${times.map(({ time }) => formatTime(time, language)).join(', ')}`,
  ).join('; ');
}
