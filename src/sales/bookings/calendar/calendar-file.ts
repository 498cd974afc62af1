import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import type { BookingRow } from '../book-consultation.ts';
import { meetingLabel } from '../booking.ts';
import { clockInIndia, dateInIndia } from '#kit/india/india-date.ts';

const zone = 'Asia/Kolkata';
/** India has had one offset since 1945; calendars want to be told. */
const indiaZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

type Facts = Pick<SiteSettings, 'brand' | 'email' | 'addressLines' | 'phones'>;
export type CalendarUse = 'request' | 'cancel' | 'publish';

/** By this a calendar knows the invitation to a consultation, in mails and downloads. */
export const invitationUid = (bookingId: string, publicUrl: string) =>
  `booking-${bookingId}@${new URL(publicUrl).hostname}`;

/**
 * The booking as an iCalendar file. `request` invites, `cancel` takes back, `publish` is for a download. Its UID never
 * changes and its SEQUENCE grows with each change, so a calendar replaces what it has.
 */
export function calendarFile(
  use: CalendarUse,
  {
    booking,
    site,
    publicUrl,
    url,
    video,
    translator = english,
  }: {
    booking: BookingRow;
    site: Facts;
    publicUrl: string;
    url: string;
    video: string | null;
    translator?: Translator;
  },
): string {
  const { brand } = site;
  const { translate } = translator;
  const method = { request: 'REQUEST', cancel: 'CANCEL', publish: 'PUBLISH' }[use] as ICalCalendarMethod;
  const calendar = ical({
    prodId: { company: site.brand, product: 'Consultations', language: 'EN' },
    method,
    timezone: { name: zone, generator: () => indiaZone },
  });
  const cancelled = use === 'cancel' || booking.status === 'cancelled';
  const event = calendar.createEvent({
    id: invitationUid(booking.id, publicUrl),
    sequence: booking.sequence,
    start: localClock(booking.startsAt),
    end: localClock(booking.endsAt),
    timezone: zone,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    summary: translate(/*i18n*/ 'Free consultation with {brand}', { brand }),
    description: describe(booking, site, { url, video }, translator),
    location: locationOf(booking, site, translator),
    url,
    organizer: { name: site.brand, email: site.email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (booking.email)
    event.createAttendee({
      name: booking.name,
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  if (!cancelled)
    for (const hours of [24, 2])
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: hours * 3_600,
        description: translate(/*i18n*/ 'Consultation with {brand} in {hours} hours', { brand, hours }),
      });
  return calendar.toString();
}

/** The clock on the wall in India, without an offset: the library writes it beside the zone's name as it stands. */
const localClock = (at: Date) => `${dateInIndia(at)}T${clockInIndia(at)}:00`;

export const locationOf = (
  booking: BookingRow,
  site: Pick<Facts, 'addressLines'>,
  { translate }: Translator = english,
) =>
  booking.meetingType === 'call'
    ? translate(/*i18n*/ 'Phone call to +91 {phone}', { phone: booking.phone })
    : booking.place === 'office'
      ? site.addressLines.join(', ')
      : booking.clientAddress;

const describe = (
  booking: BookingRow,
  site: Facts,
  { url, video }: { url: string; video: string | null },
  { translate }: Translator,
) =>
  [
    translate(/*i18n*/ '{meeting}.', { meeting: translate(meetingLabel(booking)) }),
    ...(video ? [translate(/*i18n*/ 'Or by video: {url}', { url: video })] : []),
    translate(/*i18n*/ 'Reach us on +91 {phone}.', { phone: site.phones[0] ?? '' }),
    translate(/*i18n*/ 'Change or cancel: {url}', { url }),
  ].join('\n');
