import { Text } from 'react-email';
import type { ReactNode } from 'react';
import type { BookingRow } from '../book-consultation.ts';
import { meetingLabel } from '../booking.ts';
import { locationOf } from '../calendar/calendar-file.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import type { BookingChange } from '../queue-booking-mails.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Fact, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

type Facts = { booking: BookingRow; site: SiteSettings; url: string; video: string | null };

const code = (booking: BookingRow) => booking.id.slice(-6).toUpperCase();

const toVisitor: Record<BookingChange, { subject: string; title: string; text: string }> = {
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
  video,
  what,
  translator,
}: Facts & { what: BookingChange; translator: Translator }) {
  const { subject, title, text } = toVisitor[what];
  return toMail(
    `${translator.translate(subject)} (${code(booking)})`,
    <BookingLetter title={translator.translate(title)} {...{ booking, site, video, translator }}>
      <Text style={line}>{translator.translate(text)}</Text>
      {what === 'cancelled' ? null : <ChangeButton url={url} translator={translator} />}
    </BookingLetter>,
  );
}

/** A day before and two hours before. */
export function bookingReminder({
  booking,
  site,
  url,
  video,
  hours,
  translator,
}: Facts & { hours: number; translator: Translator }) {
  const { translate } = translator;
  return toMail(
    `${translate(/*i18n*/ 'Your free consultation is in {hours} hours', { hours })} (${code(booking)})`,
    <BookingLetter
      title={
        hours >= 24
          ? translate(/*i18n*/ 'See you tomorrow')
          : translate(/*i18n*/ 'See you in {hours} hours', { hours })
      }
      {...{ booking, site, video, translator }}
    >
      <Text style={line}>
        {translate(
          /*i18n*/ 'If your plans have changed, choose another time below or call us on +91 {phone}.',
          {
            phone: site.phones[0] ?? '',
          },
        )}
      </Text>
      <ChangeButton url={url} translator={translator} />
    </BookingLetter>,
  );
}

/** To whoever did not come: no reproach, and the way to another time. */
export function missedMail({
  booking,
  site,
  url,
  translator,
}: Omit<Facts, 'video'> & { translator: Translator }) {
  const { translate } = translator;
  return toMail(
    `${translate(/*i18n*/ 'Shall we find another time?')} (${code(booking)})`,
    <Letter
      title={translate(/*i18n*/ 'We missed you')}
      preview={translate(/*i18n*/ 'Choose another time for your free consultation.')}
      settings={site}
      translator={translator}
    >
      <Text style={line}>
        {translate(
          /*i18n*/ 'We waited for you on {when} (Indian time). Something must have come up, and that is all right.',
          { when: formatDateTime(booking.startsAt, translator.language) },
        )}
      </Text>
      <Text style={line}>
        {translate(
          /*i18n*/ 'Your free consultation is still yours. Choose another time below or call us on +91 {phone}.',
          { phone: site.phones[0] ?? '' },
        )}
      </Text>
      <Press href={url}>{translate(/*i18n*/ 'Choose another time')}</Press>
    </Letter>,
  );
}

const toStaff: Record<BookingChange, string> = {
  booked: 'New consultation',
  moved: 'Consultation moved',
  cancelled: 'Consultation cancelled',
};

/** To the staff: who comes when. The subject carries no visitor's words. */
export const bookingNotice = ({
  booking,
  site,
  video,
  what,
  publicUrl,
}: Facts & { what: BookingChange; publicUrl: string }) =>
  toMail(
    `${toStaff[what]} ${code(booking)}`,
    <BookingLetter title={toStaff[what]} to="staff" {...{ booking, site, video }}>
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
  video,
  translator = english,
  to = 'customer',
  children,
}: {
  title: string;
  booking: BookingRow;
  site: SiteSettings;
  video: string | null;
  translator?: Translator;
  to?: 'customer' | 'staff';
  children: ReactNode;
}) {
  const { translate } = translator;
  const when = formatDateTime(booking.startsAt, translator.language);
  return (
    <Letter title={title} preview={when} settings={site} translator={translator}>
      <Fact label={translate(/*i18n*/ 'When')}>{translate(/*i18n*/ '{when} (Indian time)', { when })}</Fact>
      <Fact label={translate(/*i18n*/ 'What')}>{translate(meetingLabel(booking, to))}</Fact>
      <Fact label={translate(/*i18n*/ 'Where')}>{locationOf(booking, site, translator)}</Fact>
      {video && booking.status !== 'cancelled' ? (
        <Fact label={translate(/*i18n*/ 'By video instead')}>
          <Anchor href={video}>{video}</Anchor>
        </Fact>
      ) : null}
      {booking.place === 'office' ? (
        <Fact label={translate(/*i18n*/ 'Directions')}>
          <Anchor href={site.directionsUrl}>{site.directionsUrl}</Anchor>
        </Fact>
      ) : null}
      {children}
    </Letter>
  );
}

const ChangeButton = ({ url, translator }: { url: string; translator: Translator }) => (
  <Press href={url}>{translator.translate(/*i18n*/ 'Change or cancel')}</Press>
);
