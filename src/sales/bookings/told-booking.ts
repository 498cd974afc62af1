import type { WhatsAppEvent } from '#agency/whatsapp/events.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import type { BookingRow } from './book-consultation.ts';
import { bookingToken } from './booking-link.ts';
import { bookingPath } from './booking.ts';

/** Of the message about a change of a booking, whichever way it goes. */
export const bookingKey = ({ id, sequence }: Pick<BookingRow, 'id' | 'sequence'>) =>
  `booking:${id}:${sequence}`;

/** What WhatsApp tells of a booking. */
export async function toldOfBooking(
  ctx: Ctx,
  booking: BookingRow,
  event: Extract<WhatsAppEvent, `booking-${string}`>,
): Promise<Told> {
  const { id, name, phone, language, startsAt, sequence, leadId } = booking;
  const token = await bookingToken(ctx, id);
  const isGone = event === 'booking-cancelled';
  return {
    event,
    // By hand one button tells of either.
    key: `${event === 'booking-moved' ? 'booking-confirmed' : event}:${id}:${sequence}`,
    phone,
    language,
    leadId,
    values: {
      name,
      company: (await readSettings(ctx)).brand,
      when: formatDateTime(startsAt, language),
      link: ctx.publicUrl + pathIn(isGone ? '/book-consultation' : bookingPath(token), language),
    },
    ...(!isGone && { secret: token }),
    file: null,
  };
}
