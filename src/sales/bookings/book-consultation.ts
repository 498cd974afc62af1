import { createHash } from 'node:crypto';
import { and, count, eq, gt, notInArray, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { bookings } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import { defineLimit } from '#kit/limit.ts';
import { followPerson } from '#sales/leads/deal/follow-person.ts';
import { storeEnquiry } from '#sales/leads/enquiries/submit-enquiry.ts';
import { meetingLabel } from './booking.ts';
import type { BookingInput } from './booking-input.ts';
import { bookingToken } from './booking-link.ts';
import { enquiryOf } from './enquiry-of.ts';
import { checkSlot } from './slots/check-slot.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { nextFreeSlots, seatsAt } from './slots/list-slots.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';
import { SlotTaken } from './slots/slot-taken.ts';
import { spanOf } from './slots/slot-times.ts';
import { leaveOnceBooked } from './waiting/leave-list.ts';
import { letGo } from './waiting/let-go.ts';

export const bookAppointmentLimit = defineLimit('book-appointment', { points: 10, seconds: 600 });

export type BookingRow = typeof bookings.$inferSelect;

/** `token` opens the booking's own page; null where the caller has not shown to be the one who booked. */
export type Booked = { booking: BookingRow; token: string | null };

/** No number holds more consultations to come than this: an office day is quickly full. */
const maxPerPhone = 3;

/**
 * Books a consultation, and files whoever asked as a lead. The database decides who was first: a seat of a slot can be
 * taken once. The same Idempotency-Key, or exactly the same request again, answers with the first booking.
 * @throws Invalid with the fields that need correcting · SlotTaken with the next free times · Conflict · TooManyRequests
 */
export async function bookConsultation(ctx: Ctx, input: BookingInput): Promise<Booked> {
  await ctx.limit(bookAppointmentLimit, ctx.request.ip);
  const bodyHash = hashOf(input);
  const earlier = await repeatOf(ctx, input, bodyHash);
  if (earlier) return earlier;

  const settings = await readBookingSettings(ctx);
  checkSlot(settings, input, ctx.now());
  const span = spanOf(settings, input);
  await refuseHoarding(ctx, input.phone);
  const seats = await seatsAt(ctx, settings, { ...input, heldFor: input.phone });
  const booking = await inTransaction(ctx, async (ctx) => {
    if (seats.length === 0) throw new NotBooked();
    const chosen = `${meetingLabel(input, 'staff')}, ${formatDateTime(span.startsAt)}`;
    const { id: leadId } = await storeEnquiry(ctx, enquiryOf(input, chosen));
    // What the waiting list holds for them at this very time is what they get.
    await letGo(ctx, { phone: input.phone, startsAt: span.startsAt });
    for (const seat of seats) {
      const [won] = await ctx.db
        .insert(bookings)
        .values({
          ...rowFrom(input),
          ...span,
          id: uuidv7(),
          leadId,
          seat,
          bodyHash,
          language: ctx.language,
        })
        .onConflictDoNothing()
        .returning();
      if (!won) continue;
      await followPerson(
        ctx,
        { phone: input.phone },
        {
          happened: 'booked',
          because: `a consultation was booked for ${formatDateTime(won.startsAt)}`,
          from: 'Booking',
        },
      );
      await queueBookingMails(ctx, won, { what: 'booked', notify: true });
      await leaveOnceBooked(ctx, { phone: won.phone, day: input.date });
      return won;
    }
    // Nobody is a lead for what was not booked: the form still holds their words.
    throw new NotBooked();
  }).catch((error: unknown) => {
    if (error instanceof NotBooked) return null;
    throw error;
  });
  if (booking) return { booking, token: await bookingToken(ctx, booking.id) };
  // Sent twice at the same moment: the other one has won, and it is ours.
  const twin = await repeatOf(ctx, input, bodyHash);
  if (twin) return twin;
  throw new SlotTaken(await nextFreeSlots(ctx, { after: span.startsAt, count: 3, from: input.date }));
}

class NotBooked extends Error {}

/** What makes two requests the same one. */
const hashOf = ({ name, phone, email, date, time, meetingType, place, clientAddress }: BookingInput) =>
  createHash('sha256')
    .update(JSON.stringify([name, phone, email, date, time, meetingType, place, clientAddress]))
    .digest('base64url');

/** The booking that this request has already led to. */
async function repeatOf(ctx: Ctx, input: BookingInput, bodyHash: string): Promise<Booked | null> {
  const { startsAt } = spanOf({ lengthMinutes: 0, bufferMinutes: 0 }, input);
  const sameCall = and(
    eq(bookings.phone, input.phone),
    eq(bookings.startsAt, startsAt),
    notInArray(bookings.status, ['cancelled', 'offered']),
  );
  // One statement for both: a twin that commits between two would be seen as somebody else's.
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(input.idempotencyKey ? or(eq(bookings.idempotencyKey, input.idempotencyKey), sameCall) : sameCall);
  const byKey = rows.find((row) => input.idempotencyKey && row.idempotencyKey === input.idempotencyKey);
  if (byKey && byKey.bodyHash !== bodyHash)
    throw new Conflict(/*i18n*/ 'This booking was already sent with other details.');
  if (byKey) return { booking: byKey, token: await bookingToken(ctx, byKey.id) };
  const [same] = rows;
  if (!same) return null;
  if (same.bodyHash !== bodyHash)
    throw new Conflict(/*i18n*/ 'This phone number already has an appointment at that time.');
  return { booking: same, token: null };
}

async function refuseHoarding(ctx: Ctx, phone: string) {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(bookings)
    .where(
      and(eq(bookings.phone, phone), eq(bookings.status, 'confirmed'), gt(bookings.startsAt, ctx.now())),
    );
  if ((row?.waiting ?? 0) >= maxPerPhone)
    throw new Invalid({
      phone: message(/*i18n*/ 'This number already has {count} appointments. Please call us.', {
        count: maxPerPhone,
      }),
    });
}

const rowFrom = ({
  name,
  phone,
  email,
  meetingType,
  place,
  clientAddress,
  origin,
  idempotencyKey,
}: BookingInput) => ({
  name,
  phone,
  email,
  meetingType,
  place,
  clientAddress,
  origin,
  idempotencyKey,
});
