import { and, eq } from 'drizzle-orm';
import { bookings } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Lets go what the list holds for a number at a time that it gets otherwise: booked or moved to, in that transaction. */
export async function letGo(
  ctx: Pick<Ctx, 'db'>,
  { phone, startsAt }: { phone: string; startsAt: Date },
): Promise<void> {
  await ctx.db
    .delete(bookings)
    .where(and(eq(bookings.phone, phone), eq(bookings.startsAt, startsAt), eq(bookings.status, 'offered')));
}
