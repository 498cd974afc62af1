import { and, eq } from 'drizzle-orm';
import { waitingList } from './table.server.ts';
import type { WaitingRow } from './waiting-link.ts';
import { offerOpenings } from './offer-openings.ts';
import { bookings } from '../table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * Ends what somebody waits for or is offered, in the caller's transaction; a time that was held for them goes to whoever is
 * next.
 * @param becomes what becomes of their place: it is passed over, or gone
 * @param onlyIfOver only an offer whose time is over; one that was answered meanwhile stays
 * @returns the place as it was; null where there was nothing to end
 */
export async function giveUp(
  ctx: Ctx,
  {
    waitingId,
    becomes,
    onlyIfOver = false,
  }: { waitingId: string; becomes: 'passed' | 'gone'; onlyIfOver?: boolean },
): Promise<WaitingRow | null> {
  const [place] = await ctx.db.select().from(waitingList).where(eq(waitingList.id, waitingId)).for('update');
  if (!place) return null;
  const { day, status, bookingId, heldUntil } = place;
  if (onlyIfOver && (status !== 'offered' || !heldUntil || heldUntil > ctx.now())) return null;
  if (becomes === 'gone') await ctx.db.delete(waitingList).where(eq(waitingList.id, waitingId));
  else
    await ctx.db
      .update(waitingList)
      .set({ status: 'passed', bookingId: null, heldUntil: null })
      .where(eq(waitingList.id, waitingId));
  await queueWebhooks(ctx, becomes === 'gone' ? 'waiting.left' : 'waiting.passed', { waitingId, day });
  if (status !== 'offered' || !bookingId) return place;
  await ctx.db.delete(bookings).where(and(eq(bookings.id, bookingId), eq(bookings.status, 'offered')));
  await offerOpenings(ctx, { day });
  return place;
}
