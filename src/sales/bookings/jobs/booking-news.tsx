import { Text } from 'react-email';
import type { ReactNode } from 'react';
import type { BookingRow } from '../book-consultation.ts';
import { meetingWords } from '../booking.ts';
import { locationOf } from '../calendar/calendar-file.ts';
import { spokenMoment } from '#kit/india/india-date.ts';
import type { BookingNews } from '../queue-news.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { english, type Voice } from '#kit/language/voice.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

type Facts = { booking: BookingRow; site: SiteSettings; url: string };

const code = (booking: BookingRow) => booking.id.slice(-6).toUpperCase();

const toVisitor: Record<BookingNews, { subject: string; title: string; text: string }> = {
  booked: {
    subject: /*i18n*/ 'Your free consultation is booked',
    title: /*i18n*/ 'Your appointment has been scheduled',
    text: /*i18n*/ 'The calendar entry is attached. We look forward to hearing what you sell.',
  },
  moved: {
    subject: /*i18n*/ 'Your free consultation has a new time',
    title: /*i18n*/ 'Your appointment has moved',
    text: /*i18n*/ 'The attached calendar entry replaces the earlier one.',
  },
  cancelled: {
    subject: /*i18n*/ 'Your free consultation is cancelled',
    title: /*i18n*/ 'Your appointment is cancelled',
    text: /*i18n*/ 'The attached file takes it out of your calendar. You can book another time whenever you like.',
  },
};

/** To whoever booked: what it is now, the calendar entry, and the way to change it. */
export function bookingMail({
  booking,
  site,
  url,
  what,
  voice,
}: Facts & { what: BookingNews; voice: Voice }) {
  const { subject, title, text } = toVisitor[what];
  return toMail(
    `${voice.say(subject)} (${code(booking)})`,
    <BookingLetter title={voice.say(title)} {...{ booking, site, voice }}>
      <Text style={line}>{voice.say(text)}</Text>
      {what === 'cancelled' ? null : <ChangeButton url={url} voice={voice} />}
    </BookingLetter>,
  );
}

/** A day before and two hours before. */
export function bookingReminder({
  booking,
  site,
  url,
  hours,
  voice,
}: Facts & { hours: number; voice: Voice }) {
  const { say } = voice;
  return toMail(
    `${say(/*i18n*/ 'Your free consultation is in {hours} hours', { hours })} (${code(booking)})`,
    <BookingLetter
      title={
        hours >= 24 ? say(/*i18n*/ 'See you tomorrow') : say(/*i18n*/ 'See you in {hours} hours', { hours })
      }
      {...{ booking, site, voice }}
    >
      <Text style={line}>
        {say(/*i18n*/ 'If something has come between, choose another time below or call us on +91 {phone}.', {
          phone: site.phones[0] ?? '',
        })}
      </Text>
      <ChangeButton url={url} voice={voice} />
    </BookingLetter>,
  );
}

const toStaff: Record<BookingNews, string> = {
  booked: 'New consultation',
  moved: 'Consultation moved',
  cancelled: 'Consultation cancelled',
};

/** To the staff: who comes when. The subject carries no visitor's words. */
export const bookingNotice = ({
  booking,
  site,
  what,
  publicUrl,
}: Facts & { what: BookingNews; publicUrl: string }) =>
  toMail(
    `${toStaff[what]} ${code(booking)}`,
    <BookingLetter title={toStaff[what]} to="staff" {...{ booking, site }}>
      <Fact label="Name">{booking.name}</Fact>
      <Fact label="Phone">+91 {booking.phone}</Fact>
      <Fact label="E-mail">{booking.email || 'none'}</Fact>
      <Fact label="From">{booking.origin}</Fact>
      {booking.cancelReason ? <Fact label="Reason">{booking.cancelReason}</Fact> : null}
      <Press href={publicUrl + officePath(showPath('bookings', booking.id))}>Open the booking</Press>
    </BookingLetter>,
  );

function BookingLetter({
  title,
  booking,
  site,
  voice = english,
  to = 'customer',
  children,
}: {
  title: string;
  booking: BookingRow;
  site: SiteSettings;
  voice?: Voice;
  to?: 'customer' | 'staff';
  children: ReactNode;
}) {
  const { say } = voice;
  const when = spokenMoment(booking.startsAt, voice.language);
  return (
    <Letter title={title} preview={when} settings={site} voice={voice}>
      <Fact label={say(/*i18n*/ 'When')}>{say(/*i18n*/ '{when} (Indian time)', { when })}</Fact>
      <Fact label={say(/*i18n*/ 'What')}>{say(meetingWords(booking, to))}</Fact>
      <Fact label={say(/*i18n*/ 'Where')}>{locationOf(booking, site, voice)}</Fact>
      {booking.place === 'office' ? (
        <Fact label={say(/*i18n*/ 'Directions')}>{site.directionsUrl}</Fact>
      ) : null}
      {children}
    </Letter>
  );
}

const ChangeButton = ({ url, voice }: { url: string; voice: Voice }) => (
  <Press href={url}>{voice.say(/*i18n*/ 'Change or cancel')}</Press>
);
