import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { waitingList } from './table.server.ts';
import type { WaitingRow } from './waiting-link.ts';
import { holdUntil } from './hold-until.ts';
import { timeOffered, watchWaiting } from './queue-waiting.ts';
import type { Slot } from '../booking.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { readBookingSettings } from '../settings/read-booking-settings.ts';
import { seatsAt, slotsOfDay } from '../slots/list-slots.ts';
import { openDays, spanOf } from '../slots/slot-times.ts';
import { bookings } from '../table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { leads } from '#sales/leads/table.server.ts';

/**
 * Holds what is free on a day for those who wait for it, one time for each, longest waiting first. Called in the transaction
 * that frees a time, so that nobody who has just looked takes it before them. Days that visitors could not choose any more
 * are left to staff.
 */
export async function offerOpenings(ctx: Ctx, { day }: { day: string }): Promise<void> {
  const settings = await readBookingSettings(ctx);
  const { from, until } = openDays(settings, ctx.now());
  if (day < from || day > until) return;
  await inTransaction(ctx, async (ctx) => {
    const waiting = await nextOf(ctx, day);
    if (waiting.length === 0) return;
    const free = (await slotsOfDay(ctx, settings, { date: day })).filter((slot) => slot.free);
    for (const { time } of free) {
      // What was just held before it may reach into it, and leave nobody for it.
      const seats = await seatsAt(ctx, settings, { date: day, time });
      // Who is there at that time already waits on, and the next in line is asked.
      for (const [i, next] of waiting.entries())
        if (await holdFor(ctx, settings, next, { date: day, time }, seats)) {
          waiting.splice(i, 1);
          break;
        }
      if (waiting.length === 0) return;
    }
  });
}

/** Whoever waits, but those whom another process is offering something at this moment. */
async function nextOf(ctx: Ctx, day: string): Promise<WaitingRow[]> {
  const rows = await ctx.db
    .select({ row: waitingList })
    .from(waitingList)
    .innerJoin(leads, eq(leads.id, waitingList.leadId))
    .where(
      and(
        eq(waitingList.day, day),
        eq(waitingList.status, 'waiting'),
        isNull(leads.deletedAt),
        ne(leads.status, 'suspected'),
      ),
    )
    .orderBy(asc(waitingList.joinedAt), asc(waitingList.id))
    .limit(50)
    .for('update', { of: waitingList, skipLocked: true });
  return rows.map(({ row }) => row);
}

/**
 * Holds a time for somebody: a booking that is `offered` takes its seat, so the database keeps it from everybody else.
 * @returns whether it could be held
 */
export async function holdFor(
  ctx: Ctx,
  settings: BookingSettings,
  { id: waitingId, day, ...person }: WaitingRow,
  slot: Slot,
  seats: number[],
): Promise<boolean> {
  const span = spanOf(settings, slot);
  const { leadId, name, phone, email, meetingType, place, clientAddress, origin, language } = person;
  const who = { leadId, name, phone, email, meetingType, place, clientAddress, origin, language };
  for (const seat of seats) {
    const [held] = await ctx.db
      .insert(bookings)
      .values({
        ...who,
        ...span,
        id: v7(),
        seat,
        status: 'offered',
        bodyHash: '',
      })
      .onConflictDoNothing()
      .returning({ id: bookings.id });
    if (!held) continue;
    const heldUntil = holdUntil(ctx.now(), settings.holdHours, span.startsAt);
    await ctx.db
      .update(waitingList)
      .set({ status: 'offered', bookingId: held.id, heldUntil })
      .where(eq(waitingList.id, waitingId));
    await queueWebhooks(ctx, 'waiting.offered', {
      waitingId,
      day,
      bookingId: held.id,
      startsAt: span.startsAt.toISOString(),
      heldUntil: heldUntil.toISOString(),
    });
    await ctx.jobs.enqueue(ctx.db, timeOffered, [{ waitingId, bookingId: held.id }]);
    await ctx.jobs.enqueue(ctx.db, watchWaiting, [{}], heldUntil);
    return true;
  }
  return false;
}
