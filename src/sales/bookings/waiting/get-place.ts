import { findPlace } from './waiting-link.ts';
import type { WaitingPlace } from './waiting.ts';
import { findBookingRow } from '../find-booking.ts';
import type { Ctx } from '#kit/context.ts';
import { clockInIndia } from '#kit/india/india-date.ts';

/**
 * What whoever holds the signed link sees of their place; an offer whose time is over counts as passed on already.
 * @returns `bookingId` of what came of it
 * @throws NotFound
 */
export async function getPlace(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  input: { token: string },
): Promise<WaitingPlace & { bookingId: string | null }> {
  const { day: date, status, bookingId, heldUntil } = await findPlace(ctx, input);
  if (status === 'booked' || status === 'cancelled') return { date, status, bookingId, offer: null };
  if (status !== 'offered') return { date, status, bookingId: null, offer: null };
  const held = bookingId && (await findBookingRow(ctx, { bookingId }));
  if (!held || !heldUntil || heldUntil <= ctx.now())
    return { date, status: 'passed', bookingId: null, offer: null };
  const [time, endTime] = [clockInIndia(held.startsAt), clockInIndia(held.endsAt)];
  return {
    date,
    status,
    bookingId: null,
    offer: { date, time, endTime, heldUntil: heldUntil.toISOString() },
  };
}
