import type { EventInput } from '@fullcalendar/core';
import type { BookingSettings } from '../../settings/booking-settings.ts';
import { addDays } from '#kit/india/india-date.ts';
import { weekdays } from '#kit/india/weekdays.ts';
import { toField } from '#kit/office/parts/moments.ts';
import { colors } from '#kit/office/theme.ts';
import type { BookingRecord } from '../../office/booking-record.ts';
import { officePath, showPath } from '#kit/screen-paths.ts';

/** The calendar shows clock times as India has them, wherever the device is: it is told that they are UTC. */
export const asIfUtc = (at: string) => `${toField(at)}:00Z`;

const look: Record<BookingRecord['status'], [background: string, text: string]> = {
  confirmed: [colors.marigoldTint, colors.ink],
  offered: [colors.sky, colors.ink],
  held: [colors.leafTint, colors.ink],
  'no-show': [colors.brickTint, colors.ink],
  cancelled: [colors.sandDeep, colors.inkSoft],
};

/** A consultation as the calendar shows it. Who may edit drags those to come. */
export function eventOf(booking: BookingRecord, mayEdit: boolean): EventInput {
  const { id, name, status, hostName, meetingType, startsAt, endsAt } = booking;
  const [backgroundColor, textColor] = look[status];
  const how = meetingType === 'call' ? 'call' : 'meeting';
  return {
    id,
    title: [status === 'cancelled' && 'Cancelled:', name, `(${how})`, hostName && `· ${hostName}`]
      .filter(Boolean)
      .join(' '),
    start: asIfUtc(startsAt),
    end: asIfUtc(endsAt),
    url: officePath(showPath('bookings', id)),
    editable: mayEdit && status === 'confirmed' && new Date(startsAt) > new Date(),
    backgroundColor,
    borderColor: colors.line,
    textColor,
    extendedProps: { name, how },
  };
}

/** Closed days: grey behind its hours, by name in a month. */
export const closureOf = (
  { date, until, reason }: BookingSettings['closures'][number],
  view: string,
): EventInput => ({
  start: date,
  // Its end does not belong to it.
  end: addDays(until ?? date, 1),
  allDay: true,
  url: officePath('/booking-settings'),
  display: view === 'dayGridMonth' ? 'block' : 'background',
  textColor: colors.inkSoft,
  borderColor: colors.line,
  title: reason,
  backgroundColor: colors.sandDeep,
});

/** When there are consultations. Weekdays of the calendar begin with Sunday as 0. */
export const hoursOf = ({ hours }: BookingSettings) =>
  hours.map(({ day, startTime, endTime }) => ({
    daysOfWeek: [(weekdays.indexOf(day) + 1) % 7],
    startTime,
    endTime,
  }));
