import { CalendarPlus, CalendarSync, Download, MapPin } from 'lucide-react';
import { calendarHref } from '#api/browser/appointments.ts';
import type { MeetingPlace, MeetingType, Slot } from '#domain/bookings/booking.ts';
import { meetingWords } from '#domain/bookings/booking.ts';
import { momentInIndia, spokenClock, spokenDay } from '#domain/bookings/india-date.ts';
import { WhatsappIcon } from '#web/ui/whatsapp-icon.tsx';
import { useSite } from '../use-site.ts';

export type Kept = Slot & {
  endTime: string;
  meetingType: MeetingType;
  place: MeetingPlace | null;
  clientAddress: string;
  /** The booking's own page; null where it is not ours to give. */
  path: string | null;
};

/** The appointment in one line per fact. */
export function AppointmentFacts({ booking }: { booking: Kept }) {
  const { settings } = useSite();
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-soft">When</dt>
      <dd className="font-semibold tabular-nums">
        {`${spokenDay(booking.date)} ${booking.date.slice(0, 4)}, ${spokenClock(booking.time)} to ${spokenClock(booking.endTime)} (Indian time)`}
      </dd>
      <dt className="text-ink-soft">How</dt>
      <dd>{meetingWords(booking)}</dd>
      {booking.meetingType === 'meet' && (
        <>
          <dt className="text-ink-soft">Where</dt>
          <dd data-copyable>
            {booking.place === 'office' ? settings.addressLines.join(', ') : booking.clientAddress}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Into the calendar, to a friend, to the door; and the page where it can be changed. */
export function WaysToKeep({ booking, own = false }: { booking: Kept; own?: boolean }) {
  const { settings, publicUrl } = useSite();
  const words = `Consultation with ${settings.brand}: ${spokenDay(booking.date)}, ${spokenClock(booking.time)} (Indian time). ${meetingWords(booking)}.`;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {booking.path && (
        <a href={calendarHref(booking.path)} download="consultation.ics" className="btn btn-line">
          <Download aria-hidden className="size-5" />
          Calendar file
        </a>
      )}
      <a href={googleHref(booking, settings)} target="_blank" rel="noopener" className="btn btn-line">
        <CalendarPlus aria-hidden className="size-5" />
        Google Calendar
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener"
        className="btn btn-line"
      >
        <WhatsappIcon />
        Share on WhatsApp
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {booking.place === 'office' && (
        <a href={settings.directionsUrl} target="_blank" rel="noopener" className="btn btn-line">
          <MapPin aria-hidden className="size-5" />
          Directions
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {booking.path && !own && (
        <a href={publicUrl + booking.path} className="btn btn-line">
          <CalendarSync aria-hidden className="size-5" />
          Move or cancel
        </a>
      )}
    </div>
  );
}

const basic = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Google's own "add an event" page, filled in. */
function googleHref(booking: Kept, settings: { brand: string; addressLines: string[]; phones: string[] }) {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: `Free consultation with ${settings.brand}`,
    dates: [booking.time, booking.endTime].map((time) => basic(momentInIndia(booking.date, time))).join('/'),
    ctz: 'Asia/Kolkata',
    details: `${meetingWords(booking)}. Reach us on +91 ${settings.phones[0]}.`,
    location:
      booking.place === 'office'
        ? settings.addressLines.join(', ')
        : booking.place === 'client'
          ? booking.clientAddress
          : 'Phone call',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
