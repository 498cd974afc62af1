import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { linkIds } from './link-ids.ts';
import { selectLinks, stateAt } from './select-links.ts';
import { paymentLinks } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const batch = 200;
const longestLate = 7 * 86_400_000;

/**
 * Tells other systems which links are paid and which were not in their time, each once. How far one is paid is worked out
 * from whatever came by any way, so this asks by the clock. What ended more than a week ago is news no more.
 */
export async function tellEndedLinks(ctx: Ctx): Promise<void> {
  const { id, endToldAt, revokedAt, expiresAt } = paymentLinks;
  const isUntold = and(isNull(endToldAt), isNull(revokedAt));
  const ended = await selectLinks(ctx)
    .where(
      and(
        isUntold,
        gt(expiresAt, new Date(ctx.now().getTime() - longestLate)),
        inArray(stateAt(ctx.now()), ['paid', 'expired']),
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(batch);
  for (const { link, state } of ended)
    await inTransaction(ctx, async (ctx) => {
      const told = await ctx.db
        .update(paymentLinks)
        .set({ endToldAt: ctx.now() })
        .where(and(eq(id, link.id), isUntold))
        .returning({ id });
      if (told.length > 0)
        await queueWebhooks(
          ctx,
          state === 'paid' ? 'payment-link.paid' : 'payment-link.expired',
          linkIds(link),
        );
    });
}
