import ICAL from 'ical.js';
import type { BusySpan } from './table.server.ts';
import { momentInIndia } from '#kit/india/india-date.ts';

/** More repetitions than this of one event are not counted: a rule that repeats by the second would never end. */
const mostRepeats = 10_000;

/** What an event of ours says, as a calendar keeps it. */
export type KnownEvent = { uid: string; sequence: number; start: Date; end: Date; summary: string };

/** The first event of an iCalendar text. Null where there is none that can be read. */
export function eventIn(text: string): KnownEvent | null {
  try {
    const [component] = eventsOf(text);
    if (!component) return null;
    const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component);
    return {
      uid: uid ?? '',
      sequence: sequence ?? 0,
      start: momentOf(startDate),
      end: momentOf(endDate),
      summary: summary ?? '',
    };
  } catch {
    return null;
  }
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[] as never).getAllSubcomponents('vevent');

/**
 * When the event of an iCalendar text, with all its repetitions, makes somebody busy within a time. What is cancelled, marked
 * as free, or declined by them does not; a whole day without a zone is one in India. A text that cannot be read makes nobody busy.
 * @param time.user what their server calls them: mostly their address
 */
export function busyIn(
  text: string,
  { from, until, user }: { from: Date; until: Date; user: string },
): BusySpan[] {
  try {
    const components = eventsOf(text);
    const changed = components.filter((one) => one.hasProperty('recurrence-id'));
    const whole = components.filter((one) => !one.hasProperty('recurrence-id'));
    const found: BusySpan[] = [];
    const add = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
      if (isFree(item.component, user)) return;
      const [begins, ends] = [momentOf(start), momentOf(end)];
      if (begins < until && ends > from && begins < ends)
        found.push({ from: begins.toISOString(), until: ends.toISOString() });
    };
    // Of what somebody was asked to once there is no whole series.
    if (whole.length === 0)
      for (const one of changed.map((component) => new ICAL.Event(component)))
        add(one, one.startDate, one.endDate);
    for (const component of whole) {
      const event = new ICAL.Event(component, { exceptions: changed });
      if (!event.isRecurring()) {
        add(event, event.startDate, event.endDate);
        continue;
      }
      const repeats = event.iterator();
      for (let i = 0; i < mostRepeats; i++) {
        const at = repeats.next();
        if (!at || momentOf(at) >= until) break;
        const { item, startDate, endDate } = event.getOccurrenceDetails(at);
        add(item, startDate, endDate);
      }
      // Whoever asks for the repetitions up to a moment does not meet those that were moved forward from behind it.
      for (const one of Object.values(event.exceptions))
        if (momentOf(one.recurrenceId) >= until) add(one, one.startDate, one.endDate);
    }
    return found;
  } catch {
    return [];
  }
}

const isFree = (component: ICAL.Component, user: string) =>
  component.getFirstPropertyValue('status') === 'CANCELLED' ||
  component.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  component
    .getAllProperties('attendee')
    .some(
      (asked) =>
        asked.getFirstParameter('partstat') === 'DECLINED' &&
        String(asked.getFirstValue()).toLowerCase() === `mailto:${user.toLowerCase()}`,
    );

/** What names no zone is meant as the clock in India shows it. */
function momentOf(time: ICAL.Time): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  const two = (n: number) => String(n).padStart(2, '0');
  return momentInIndia(
    `${time.year}-${two(time.month)}-${two(time.day)}`,
    time.isDate ? '00:00' : `${two(time.hour)}:${two(time.minute)}`,
  );
}
