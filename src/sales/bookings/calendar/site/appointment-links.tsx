import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CalendarPlus, CalendarSync, Download, MapPin } from 'lucide-react';
import { calendarHref } from '../../wire/client.ts';
import type { MeetingPlace, MeetingType, Slot } from '../../booking.ts';
import { meetingLabel } from '../../booking.ts';
import { momentInIndia, formatTime, formatDay } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { NewTabLink } from '#kit/site/ui/new-tab-link.tsx';
import { WhatsappIcon } from '#kit/site/ui/whatsapp-icon.tsx';
import { useSite } from '#agency/settings/site/use-site.ts';

export type BookedAppointment = Slot & {
  endTime: string;
  meetingType: MeetingType;
  place: MeetingPlace | null;
  clientAddress: string;
  /** The booking's own page; null where it is not ours to give. */
  path: string | null;
};

/** The appointment in one line per fact. */
export function AppointmentFacts({ booking }: { booking: BookedAppointment }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const day = `${formatDay(booking.date, language)} ${booking.date.slice(0, 4)}`;
  const [start, end] = [formatTime(booking.time, language), formatTime(booking.endTime, language)];
  const { settings } = useSite();
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-soft">{t`When`}</dt>
      <dd className="font-semibold tabular-nums">{t`${day}, ${start} to ${end} (Indian time)`}</dd>
      <dt className="text-ink-soft">{t`How`}</dt>
      <dd>{i18n._(meetingLabel(booking))}</dd>
      {booking.meetingType === 'meet' && (
        <>
          <dt className="text-ink-soft">{t`Where`}</dt>
          <dd data-copyable>
            {booking.place === 'office' ? settings.addressLines.join(', ') : booking.clientAddress}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Into the calendar, to a friend, to the door; and the page where it can be changed. */
export function AppointmentLinks({ booking, own = false }: { booking: BookedAppointment; own?: boolean }) {
  const { t, i18n } = useLingui();
  const { settings, publicUrl } = useSite();
  const { brand } = settings;
  const language = useLanguage();
  const day = formatDay(booking.date, language);
  const time = formatTime(booking.time, language);
  const how = i18n._(meetingLabel(booking));
  const words = t`Consultation with ${brand}: ${day}, ${time} (Indian time). ${how}.`;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {booking.path && (
        <a href={calendarHref(booking.path)} download="consultation.ics" className="btn btn-line">
          <Download aria-hidden className="size-5" />
          {t`Calendar file`}
        </a>
      )}
      <NewTabLink href={googleHref(booking, settings, i18n)} className="btn btn-line">
        <CalendarPlus aria-hidden className="size-5" />
        {t`Google Calendar`}
      </NewTabLink>
      <NewTabLink href={`https://wa.me/?text=${encodeURIComponent(words)}`} className="btn btn-line">
        <WhatsappIcon />
        {t`Share on WhatsApp`}
      </NewTabLink>
      {booking.place === 'office' && (
        <NewTabLink href={settings.directionsUrl} className="btn btn-line">
          <MapPin aria-hidden className="size-5" />
          {t`Directions`}
        </NewTabLink>
      )}
      {booking.path && !own && (
        <a href={publicUrl + pathIn(booking.path, language)} className="btn btn-line">
          <CalendarSync aria-hidden className="size-5" />
          {t`Move or cancel`}
        </a>
      )}
    </div>
  );
}

const basic = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Google's own "add an event" page, filled in. */
function googleHref(
  booking: BookedAppointment,
  settings: { brand: string; addressLines: string[]; phones: string[] },
  i18n: I18n,
) {
  const { brand } = settings;
  const how = i18n._(meetingLabel(booking));
  const phone = settings.phones[0] ?? '';
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: i18n._(msg`Free consultation with ${brand}`),
    dates: [booking.time, booking.endTime].map((time) => basic(momentInIndia(booking.date, time))).join('/'),
    ctz: 'Asia/Kolkata',
    details: i18n._(msg`${how}. Reach us on +91 ${phone}.`),
    location:
      booking.place === 'office'
        ? settings.addressLines.join(', ')
        : booking.place === 'client'
          ? booking.clientAddress
          : how,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
