import { and, eq, lt } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import { bookings } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';

/** Clears the days that are over, and what was held on them and never answered. */
export async function purgeWaiting(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db.delete(waitingList).where(lt(waitingList.day, dateInIndia(ctx.now())));
  await ctx.db.delete(bookings).where(and(eq(bookings.status, 'offered'), lt(bookings.startsAt, ctx.now())));
}
