import { and, gt, lt, ne, or } from 'drizzle-orm';
import { bookings } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { BookingDay, DaySlots, Slot } from '../booking.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { message, type Message } from '#kit/language/message.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { readBookingSettings } from '../settings/read-booking-settings.ts';
import { readBlocks } from '../caldav/read-blocks.ts';
import {
  closedBecause,
  freeSeats,
  openDays,
  spanOf,
  startTimes,
  type Block,
  type Busy,
} from './slot-times.ts';

/**
 * The times of one day, free or taken. A day outside the bookable range is closed with the reason.
 * @param exceptBookingId a booking that is about to move does not stand in its own way
 */
export async function listSlots(
  ctx: Pick<Ctx, 'db' | 'now'>,
  input: { date: string; exceptBookingId?: string },
): Promise<Omit<DaySlots, 'closed'> & { closed: Message | null }> {
  const settings = await readBookingSettings(ctx);
  const { date } = input;
  const { from, until } = openDays(settings, ctx.now());
  if (date < from) return { date, closed: tooSoon(settings), slots: [] };
  if (date > until) return { date, closed: tooFar(settings), slots: [] };
  return { date, closed: closedBecause(settings, date), slots: await slotsOfDay(ctx, settings, input) };
}

/** The times of one day, free or taken, whether or not visitors may still choose it. */
export async function slotsOfDay(
  ctx: Pick<Ctx, 'db'>,
  settings: BookingSettings,
  { date, exceptBookingId }: { date: string; exceptBookingId?: string },
) {
  return slotsOf(settings, date, await busyBetween(ctx, date, date, exceptBookingId));
}

export const tooSoon = (settings: BookingSettings) =>
  message(/*i18n*/ 'Choose a date at least {days} days after today', { days: settings.noticeDays });
export const tooFar = (settings: BookingSettings) =>
  message(/*i18n*/ 'Choose a date within the next {days} days', { days: settings.daysAhead });

/** Every day that the form offers, with why it is closed or how many times are free. */
export async function listDays(ctx: Pick<Ctx, 'db' | 'now'>): Promise<BookingDay[]> {
  const settings = await readBookingSettings(ctx);
  const { from, until } = openDays(settings, ctx.now());
  const taken = await busyBetween(ctx, from, until);
  const days: BookingDay[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const slots = slotsOf(settings, date, taken);
    days.push({
      date,
      closed: closedBecause(settings, date),
      free: slots.filter((slot) => slot.free).length,
    });
  }
  return days;
}

/** The next free times after a moment, the nearest first. */
export async function nextFreeSlots(
  ctx: Pick<Ctx, 'db' | 'now'>,
  input: { after: Date; count: number; from: string },
): Promise<Slot[]> {
  const settings = await readBookingSettings(ctx);
  const { from, until } = openDays(settings, ctx.now());
  const found: Slot[] = [];
  let date = input.from > from ? input.from : from;
  const taken = await busyBetween(ctx, date, until);
  for (; date <= until && found.length < input.count; date = addDays(date, 1)) {
    for (const { time, free } of slotsOf(settings, date, taken))
      if (free && momentInIndia(date, time) > input.after) found.push({ date, time });
  }
  return found.slice(0, input.count);
}

/**
 * Times to suggest to somebody who has not chosen a day: of each of the next open days the first free one and one in the
 * middle of the rest, the nearest first.
 */
export async function suggestSlots(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { count }: { count: number },
): Promise<Slot[]> {
  const settings = await readBookingSettings(ctx);
  const { from, until } = openDays(settings, ctx.now());
  const taken = await busyBetween(ctx, from, until);
  const found: Slot[] = [];
  for (let date = from; date <= until && found.length < count; date = addDays(date, 1)) {
    const free = slotsOf(settings, date, taken).filter((slot) => slot.free);
    const middle = Math.ceil(free.length / 2);
    const [first, second] = [free[0], middle > 0 ? free[middle] : undefined];
    for (const slot of [first, second]) if (slot) found.push({ date, time: slot.time });
  }
  return found.slice(0, count);
}

type Occupied = { taken: Busy[]; blocks: Block[] };

const slotsOf = (settings: BookingSettings, date: string, { taken, blocks }: Occupied) => {
  const { startsAt } = spanOf(settings, { date, time: '00:00' });
  const dayEnd = new Date(startsAt.getTime() + 2 * 86_400_000);
  const near = taken.filter((booking) => booking.startsAt < dayEnd && booking.busyUntil > startsAt);
  return startTimes(settings, date).map((time) => ({
    time,
    free: freeSeats(settings, spanOf(settings, { date, time }), { taken: near, blocks }).length > 0,
  }));
};

type Asked = Slot & { exceptBookingId?: string; heldFor?: string };

/**
 * The seats of a time that can be had at this moment, whether or not visitors may still choose it.
 * @param heldFor whose number asks: what the waiting list holds for it does not stand in its way
 */
export async function seatsAt(
  ctx: Pick<Ctx, 'db'>,
  settings: BookingSettings,
  { date, time, exceptBookingId, heldFor }: Asked,
): Promise<number[]> {
  return freeSeats(
    settings,
    spanOf(settings, { date, time }),
    await busyBetween(ctx, date, date, exceptBookingId, heldFor),
  );
}

/** As above, whatever calendars say: staff may choose what these block. */
export async function seatsForStaff(
  ctx: Pick<Ctx, 'db'>,
  settings: BookingSettings,
  { date, time, exceptBookingId, heldFor }: Asked,
): Promise<number[]> {
  const { taken } = await busyBetween(ctx, date, date, exceptBookingId, heldFor);
  return freeSeats(settings, spanOf(settings, { date, time }), { taken, blocks: [] });
}

async function busyBetween(
  ctx: Pick<Ctx, 'db'>,
  from: string,
  until: string,
  except?: string,
  heldFor?: string,
): Promise<Occupied> {
  const { seat, startsAt, busyUntil } = bookings;
  const span = { from: momentInIndia(from, '00:00'), until: momentInIndia(addDays(until, 2), '00:00') };
  const blocks = await readBlocks(ctx, span);
  const taken = await ctx.db
    .select({ seat, startsAt, busyUntil })
    .from(bookings)
    .where(
      and(
        ne(bookings.status, 'cancelled'),
        gt(busyUntil, span.from),
        lt(startsAt, span.until),
        except ? ne(bookings.id, except) : undefined,
        heldFor ? or(ne(bookings.status, 'offered'), ne(bookings.phone, heldFor)) : undefined,
      ),
    );
  return { taken, blocks };
}
