import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { leads } from '#sales/leads/table.server.ts';
import { readBookingSettings } from '../settings/read-booking-settings.ts';
import { seenBookings } from '../seen-bookings.ts';
import { bookings } from '../table.server.ts';
import { slotsOfDay } from './list-slots.ts';
import { closedBecause } from './slot-times.ts';

export const OfficeDayQuery = z.object({
  date: z.iso.date(),
  /** A booking that is about to move does not stand in its own way. */
  except: z.uuid().optional(),
});

/**
 * A day as staff choose a time in it: the same times as visitors see, without the notice that visitors have to give, and
 * who comes already, so that a time beside them can be chosen knowingly.
 */
export async function readOfficeDay(ctx: Ctx, { date, except }: z.infer<typeof OfficeDayQuery>) {
  allow(ctx.actor, 'bookings:read');
  const settings = await readBookingSettings(ctx);
  const slots = await slotsOfDay(ctx, settings, { date, ...(except && { exceptBookingId: except }) });
  const taken = await ctx.db
    .select({
      id: bookings.id,
      name: bookings.name,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      hostName: staff.name,
    })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .leftJoin(staff, sql`${staff.id} = coalesce(${bookings.hostId}, ${leads.assignedTo})`)
    .where(
      and(
        seenBookings(ctx),
        ne(bookings.status, 'cancelled'),
        gt(bookings.endsAt, momentInIndia(date, '00:00')),
        lt(bookings.startsAt, momentInIndia(addDays(date, 1), '00:00')),
        except ? ne(bookings.id, except) : undefined,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.seat));
  const now = ctx.now();
  return {
    date,
    closed: closedBecause(settings, date),
    lengthMinutes: settings.lengthMinutes,
    slots: slots.filter(({ time }) => momentInIndia(date, time) > now),
    bookings: taken,
  };
}
