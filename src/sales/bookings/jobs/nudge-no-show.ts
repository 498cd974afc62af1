import { findBookingRow } from '../find-booking.ts';
import { hasNext } from '../has-next.ts';
import { bookingMissed } from '../queue-booking-mails.ts';
import { defineJob } from '#kit/define-job.ts';
import { pathIn } from '#kit/language/language.ts';
import { pathOf } from '#kit/path-of.ts';
import { readLead } from '#sales/leads/read-lead.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/**
 * Offers another time to somebody who did not come, once for each booking however often it is marked. Who has booked
 * again by then, or is marked otherwise by now, hears nothing.
 */
export const nudgeNoShow = defineJob(bookingMissed, async (ctx, { bookingId }) => {
  const booking = await findBookingRow(ctx, { bookingId });
  if (booking?.status !== 'no-show' || !booking.email) return;
  const [site, lead, comesAgain] = await Promise.all([
    readSettings(ctx),
    readLead(ctx, booking),
    hasNext(ctx, booking),
  ]);
  if (comesAgain || lead?.status === 'suspected') return;
  const translator = translatorFor(site, booking.language);
  const url = ctx.publicUrl + pathIn(pathOf('/book-consultation'), translator.language);
  const { missedMail } = await import('./booking-mails.tsx');
  await queueMessages(ctx, [
    {
      ...(await missedMail({ booking, site, url, translator })),
      dedupeKey: `booking-missed:${bookingId}`,
      channel: 'email',
      to: booking.email,
      replyTo: site.email,
      leadId: booking.leadId,
    },
  ]);
});
