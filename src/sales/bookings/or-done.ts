import type { BookingRow } from './book-consultation.ts';
import { readBooking } from './find-booking.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';

/** Changes a booking. Pressed twice at the same moment the other press was first: then it is as they wanted it. @throws as `change` */
export async function orDone(
  ctx: Ctx,
  bookingId: string,
  change: Promise<BookingRow>,
  isDone: (now: BookingRow) => boolean,
): Promise<BookingRow> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const now = await readBooking(ctx, { bookingId });
    if (isDone(now)) return now;
    throw error;
  }
}
