import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator';
import { locationOf } from './calendar-file.ts';
import type { BookingRow } from '../book-consultation.ts';
import { meetingLabel } from '../booking.ts';
import type { readPublicSettings } from '#agency/settings/read-settings.ts';
import { officePath, showPath } from '#kit/screen-paths.ts';

type Site = Awaited<ReturnType<typeof readPublicSettings>>;

/** By this a calendar knows a consultation: the same in a feed and in a calendar that follows us. */
export const officeUid = (bookingId: string, publicUrl: string) =>
  `office-${bookingId}@${new URL(publicUrl).hostname}`;

/** A consultation as it stands in calendars of the office. */
export const officeEvent = (booking: BookingRow, site: Site, publicUrl: string): ICalEventData => ({
  id: officeUid(booking.id, publicUrl),
  sequence: booking.sequence,
  start: booking.startsAt,
  end: booking.endsAt,
  stamp: booking.updatedAt,
  summary: `${booking.name}: ${meetingLabel(booking, 'staff')}`,
  description: `+91 ${booking.phone}`,
  location: locationOf(booking, site),
  url: publicUrl + officePath(showPath('bookings', booking.id)),
  status: booking.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** The same as a text of its own. */
export function officeEventText(booking: BookingRow, site: Site, publicUrl: string): string {
  const calendar = ical({ prodId: { company: site.brand, product: 'Back office', language: 'EN' } });
  calendar.createEvent(officeEvent(booking, site, publicUrl));
  return calendar.toString();
}
