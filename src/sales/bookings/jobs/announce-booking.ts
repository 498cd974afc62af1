import { calendarFile } from '../calendar/calendar-file.ts';
import { bookingToken } from '../booking-link.ts';
import { bookingPath } from '../booking.ts';
import { findBookingRow } from '../find-booking.ts';
import { videoLinkOf } from '../video-link.ts';
import { bookingChanged } from '../queue-booking-mails.ts';
import { bookingKey, toldOfBooking } from '../told-booking.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import { defineJob } from '#kit/define-job.ts';
import { pathIn } from '#kit/language/language.ts';
import { readLead } from '#sales/leads/read-lead.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

const events = {
  booked: 'booking-confirmed',
  moved: 'booking-moved',
  cancelled: 'booking-cancelled',
} as const;

/** Tells the visitor and the staff what became of a booking, with the calendar entry that says the same. */
export const announceBooking = defineJob(
  bookingChanged,
  async (ctx, { bookingId, sequence, what, notify }) => {
    const booking = await findBookingRow(ctx, { bookingId });
    // A later change has news of its own, which replace these.
    if (!booking || booking.sequence !== sequence) return;
    const [site, lead, token, video] = await Promise.all([
      readSettings(ctx),
      readLead(ctx, booking),
      bookingToken(ctx, bookingId),
      videoLinkOf(ctx, booking),
    ]);
    const translator = translatorFor(site, booking.language);
    const url = ctx.publicUrl + pathIn(bookingPath(token), translator.language);
    const use = what === 'cancelled' ? 'cancel' : 'request';
    const facts = { booking, site, url, video, publicUrl: ctx.publicUrl, what };
    const entryIn = (reader: Translator) => ({
      attachments: [
        {
          filename: what === 'cancelled' ? 'cancelled.ics' : 'consultation.ics',
          contentType: `text/calendar; charset=utf-8; method=${use.toUpperCase()}`,
          content: calendarFile(use, { ...facts, translator: reader }),
        },
      ],
    });
    const { bookingMail, bookingNotice } = await import('./booking-mails.tsx');
    const notice = await bookingNotice(facts);
    await tellStaff(ctx, site.noticeEmails, {
      ...notice,
      ...entryIn(english),
      key: `booking-notice:${bookingId}:${sequence}`,
      replyTo: booking.email || null,
      leadId: booking.leadId,
      of: booking.hostId ?? lead?.assignedTo,
      secret: token,
      before: booking.startsAt,
    });
    // What looks like a program must not make us write to an address it may not own.
    if (!notify || lead?.status === 'suspected') return;
    await queueEitherWay(ctx, {
      key: bookingKey(booking),
      told: await toldOfBooking(ctx, booking, events[what]),
      again: { job: bookingChanged, payload: { bookingId, sequence, what, notify } },
      until: booking.startsAt,
      mail: async () =>
        booking.email
          ? {
              ...(await bookingMail({ ...facts, translator })),
              ...entryIn(translator),
              leadId: booking.leadId,
              secret: token,
              to: booking.email,
              replyTo: site.email,
            }
          : null,
    });
  },
);
