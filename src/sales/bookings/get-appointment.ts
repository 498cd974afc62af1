import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import type { Message } from '#kit/language/message.ts';
import type { Appointment } from './booking.ts';
import { changeableByVisitor, findBooking, isOver } from './find-booking.ts';
import { clockInIndia, dateInIndia } from '#kit/india/india-date.ts';
import { readBookingSettings } from './settings/read-booking-settings.ts';

/** What whoever holds the signed link sees of their booking. @throws NotFound */
export async function getAppointment(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  input: { token: string },
): Promise<Omit<Appointment, 'fixedBecause'> & { fixedBecause: Message | null }> {
  const [booking, settings] = await Promise.all([findBooking(ctx, input), readBookingSettings(ctx)]);
  const { id, name, status, meetingType, place, clientAddress, startsAt, endsAt } = booking;
  const over = isOver(booking, ctx.now());
  const shown = { id, name, status, isOver: over, meetingType, place, clientAddress };
  const times = {
    date: dateInIndia(startsAt),
    time: clockInIndia(startsAt),
    endTime: clockInIndia(endsAt),
  };
  try {
    changeableByVisitor(settings, booking, ctx.now());
    return { ...shown, ...times, fixedBecause: null };
  } catch (error) {
    if (error instanceof Conflict) return { ...shown, ...times, fixedBecause: error.descriptor };
    throw error;
  }
}
