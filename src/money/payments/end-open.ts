import { and, eq, inArray } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { tryMove } from './move-transaction.ts';
import { lockTransaction } from './one-transaction.ts';
import { moves } from './transaction.ts';

/**
 * Ends what was begun on a page that opens no more. What is paid in spite of it counts as late. In the caller's
 * transaction, before anything else is locked: whoever settles locks in this order.
 */
export async function endOpenOn(ctx: Ctx, of: { page: string } | { linkId: string }): Promise<void> {
  const { page, linkId, status } = paymentTransactions;
  const begun = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        'page' in of ? eq(page, of.page) : eq(linkId, of.linkId),
        inArray(status, [...moves.cancelled.from]),
      ),
    );
  for (const row of begun)
    await tryMove(ctx, await lockTransaction(ctx, row), 'cancelled', { trigger: 'staff' });
}
