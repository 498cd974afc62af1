import { and, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { bookings } from './table.server.ts';

/** Whether whoever holds a booking has another one to come. */
export async function hasNext(ctx: Pick<Ctx, 'db' | 'now'>, { phone }: { phone: string }): Promise<boolean> {
  const toCome = and(
    eq(bookings.phone, phone),
    eq(bookings.status, 'confirmed'),
    gt(bookings.startsAt, ctx.now()),
  );
  return (await ctx.db.$count(bookings, toCome)) > 0;
}
