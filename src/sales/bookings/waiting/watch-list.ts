import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import { giveUp } from './give-up.ts';
import { offerOpenings } from './offer-openings.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Passes on every offer whose time is over, and offers what is free on each day that somebody waits for. */
export async function watchWaitingList(ctx: Ctx): Promise<void> {
  const { id, day, status, heldUntil, joinedAt } = waitingList;
  const over = await ctx.db
    .select({ id })
    .from(waitingList)
    .where(and(eq(status, 'offered'), lte(heldUntil, ctx.now())))
    .orderBy(asc(joinedAt));
  for (const { id: waitingId } of over)
    await inTransaction(ctx, (ctx) => giveUp(ctx, { waitingId, onlyIfOver: true, becomes: 'passed' }));
  const days = await ctx.db
    .selectDistinct({ day })
    .from(waitingList)
    .where(and(eq(status, 'waiting'), gte(day, dateInIndia(ctx.now()))))
    .orderBy(asc(day));
  for (const waited of days) await offerOpenings(ctx, waited);
}
