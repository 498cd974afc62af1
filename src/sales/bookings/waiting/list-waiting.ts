import { and, asc, eq, gte } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import { bookings } from '../table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { ofSeenLead } from '#sales/leads/seen-leads.ts';

/** Who waits for which day to come, in their order; `startsAt`: the time that is held for them, or that they booked. */
export async function listWaiting(ctx: Ctx) {
  allow(ctx.actor, 'bookings:read');
  const { id, day, joinedAt, leadId, name, phone, email, status, heldUntil } = waitingList;
  return ctx.db
    .select({
      id,
      day,
      joinedAt,
      leadId,
      name,
      phone,
      email,
      status,
      heldUntil,
      bookingId: bookings.id,
      startsAt: bookings.startsAt,
    })
    .from(waitingList)
    .leftJoin(bookings, eq(bookings.id, waitingList.bookingId))
    .where(and(gte(day, dateInIndia(ctx.now())), ofSeenLead(ctx, leadId)))
    .orderBy(asc(day), asc(joinedAt), asc(id))
    .limit(500);
}
