import { Conflict } from '#kit/errors.ts';
import type { Slot } from '../booking.ts';
import { spokenClock, spokenDay } from '#kit/india/india-date.ts';

/** Somebody else was first. `nextSlots`: the nearest times that are free. R-38. */
export class SlotTaken extends Conflict {
  readonly nextSlots: Slot[];
  constructor(nextSlots: Slot[]) {
    super(
      nextSlots.length > 0
        ? `This slot was just taken… Free next: ${inWords(nextSlots)}.`
        : /*i18n*/ 'This slot was just taken… Please choose another day.',
    );
    this.nextSlots = nextSlots;
  }
}

/** `Tue 24 Nov 11:30 am, 12:00 pm; Wed 25 Nov 11:00 am` */
function inWords(slots: Slot[]): string {
  const byDay = Map.groupBy(slots, (slot) => slot.date);
  return Array.from(
    byDay,
    ([date, times]) => `${spokenDay(date)} ${times.map(({ time }) => spokenClock(time)).join(', ')}`,
  ).join('; ');
}
