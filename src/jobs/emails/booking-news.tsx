import { Button, Heading, Text } from 'react-email';
import type { ReactNode } from 'react';
import type { BookingRow } from '#domain/bookings/book-consultation.ts';
import { meetingWords } from '#domain/bookings/booking.ts';
import { locationOf } from '#domain/bookings/calendar-file.ts';
import { spokenMoment } from '#domain/bookings/india-date.ts';
import type { BookingNews } from '#domain/bookings/queue-news.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { Frame, ink, toMail } from './frame.tsx';

type Facts = { booking: BookingRow; site: SiteSettings; url: string };

const code = (booking: BookingRow) => booking.id.slice(-6).toUpperCase();
const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 10px' };

const toVisitor: Record<BookingNews, { subject: string; title: string; text: string }> = {
  booked: {
    subject: 'Your free consultation is booked',
    title: 'Your appointment has been scheduled',
    text: 'The calendar entry is attached. We look forward to hearing what you sell.',
  },
  moved: {
    subject: 'Your free consultation has a new time',
    title: 'Your appointment has moved',
    text: 'The attached calendar entry replaces the earlier one.',
  },
  cancelled: {
    subject: 'Your free consultation is cancelled',
    title: 'Your appointment is cancelled',
    text: 'The attached file takes it out of your calendar. You can book another time whenever you like.',
  },
};

/** To whoever booked: what it is now, the calendar entry, and the way to change it. */
export function bookingMail({ booking, site, url, what }: Facts & { what: BookingNews }) {
  const words = toVisitor[what];
  return toMail(
    `${words.subject} (${code(booking)})`,
    <BookingFrame title={words.title} preview={spokenMoment(booking.startsAt)} {...{ booking, site }}>
      <Text style={line}>{words.text}</Text>
      {what === 'cancelled' ? null : <ChangeButton url={url} />}
    </BookingFrame>,
  );
}

/** A day before and two hours before. */
export const bookingReminder = ({ booking, site, url, hours }: Facts & { hours: number }) =>
  toMail(
    `Your free consultation is in ${hours} hours (${code(booking)})`,
    <BookingFrame
      title={hours >= 24 ? 'See you tomorrow' : `See you in ${hours} hours`}
      preview={spokenMoment(booking.startsAt)}
      {...{ booking, site }}
    >
      <Text style={line}>
        If something has come between, choose another time below or call us on +91 {site.phones[0]}.
      </Text>
      <ChangeButton url={url} />
    </BookingFrame>,
  );

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
    <BookingFrame
      title={toStaff[what]}
      preview={spokenMoment(booking.startsAt)}
      to="staff"
      {...{ booking, site }}
    >
      <Fact label="Name">{booking.name}</Fact>
      <Fact label="Phone">+91 {booking.phone}</Fact>
      <Fact label="E-mail">{booking.email || 'none'}</Fact>
      <Fact label="From">{booking.origin}</Fact>
      {booking.cancelReason ? <Fact label="Reason">{booking.cancelReason}</Fact> : null}
      <Button href={`${publicUrl}/admin/bookings/${booking.id}/show`} style={button}>
        Open the booking
      </Button>
    </BookingFrame>,
  );

function BookingFrame({
  title,
  preview,
  booking,
  site,
  to = 'customer',
  children,
}: {
  title: string;
  preview: string;
  booking: BookingRow;
  site: SiteSettings;
  to?: 'customer' | 'staff';
  children: ReactNode;
}) {
  return (
    <Frame preview={preview} settings={site}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        {title}
      </Heading>
      <Fact label="When">{spokenMoment(booking.startsAt)} (Indian time)</Fact>
      <Fact label="What">{meetingWords(booking, to)}</Fact>
      <Fact label="Where">{locationOf(booking, site)}</Fact>
      {booking.place === 'office' ? <Fact label="Directions">{site.directionsUrl}</Fact> : null}
      {children}
    </Frame>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>
    <strong>{label}:</strong> {children}
  </Text>
);

const button = {
  backgroundColor: '#f5b83d',
  borderRadius: '8px',
  color: ink,
  fontWeight: 700,
  marginTop: '12px',
  padding: '14px 20px',
};

const ChangeButton = ({ url }: { url: string }) => (
  <Button href={url} style={button}>
    Change or cancel
  </Button>
);
