import { bookingToken } from '../booking-link.ts';
import { bookingPath } from '../booking.ts';
import { findBookingRow } from '../find-booking.ts';
import { videoLinkOf } from '../video-link.ts';
import { bookingReminder } from '../queue-booking-mails.ts';
import { toldOfBooking } from '../told-booking.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { pathIn } from '#kit/language/language.ts';
import { readLead } from '#sales/leads/read-lead.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Whether nobody is reminded on the phone now; whoever composes the jobs knows the hours that staff have set. */
type IsQuiet = (ctx: Ctx) => Promise<boolean>;

/** Calls a consultation to mind, unless it was moved or cancelled, or has begun, since this was asked for. */
export const remindBooking = (isQuiet: IsQuiet) =>
  defineJob(bookingReminder, async (ctx, { bookingId, sequence, hours }) => {
    const booking = await findBookingRow(ctx, { bookingId });
    if (!booking || booking.sequence !== sequence || booking.status !== 'confirmed') return;
    if (booking.startsAt <= ctx.now()) return;
    const [site, lead, token, video] = await Promise.all([
      readSettings(ctx),
      readLead(ctx, booking),
      bookingToken(ctx, bookingId),
      videoLinkOf(ctx, booking),
    ]);
    if (lead?.status === 'suspected') return;
    const translator = translatorFor(site, booking.language);
    const url = ctx.publicUrl + pathIn(bookingPath(token), translator.language);
    const mails = await import('./booking-mails.tsx');
    await queueEitherWay(ctx, {
      key: `booking-reminder:${bookingId}:${sequence}:${hours}`,
      told: (await isQuiet(ctx)) ? null : await toldOfBooking(ctx, booking, 'booking-reminder'),
      again: { job: bookingReminder, payload: { bookingId, sequence, hours } },
      until: booking.startsAt,
      mail: async () =>
        booking.email
          ? {
              ...(await mails.bookingReminder({ booking, site, hours, url, video, translator })),
              to: booking.email,
              replyTo: site.email,
              leadId: booking.leadId,
              secret: token,
            }
          : null,
    });
  });
