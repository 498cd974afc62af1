import { and, eq, gt, sql } from 'drizzle-orm';
import { staffInvites } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Draft } from '#agency/messages/message.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isOpen } from './invite-staff.ts';

/**
 * Makes the link of an invitation that is still open, and writes the mail that carries it: both or neither, and once for
 * each time it was asked for. Nothing else ever holds the link.
 */
export async function mintLink(
  ctx: Ctx,
  { inviteId }: { inviteId: string },
  write: (invite: typeof staffInvites.$inferSelect, token: string) => Promise<Omit<Draft, 'secret'>>,
): Promise<void> {
  const mine = and(eq(staffInvites.id, inviteId), gt(staffInvites.expiresAt, sql`now()`), isOpen);
  const token = newToken();
  await inTransaction(ctx, async (ctx) => {
    const [invite] = await ctx.db.select().from(staffInvites).where(mine).for('update');
    if (!invite) return;
    const written = await queueMessages(ctx, [{ ...(await write(invite, token)), secret: token }]);
    // Written before: the link that is on its way stays the right one.
    if (written === 0) return;
    await ctx.db
      .update(staffInvites)
      .set({ tokenHash: hashToken(token) })
      .where(mine);
  });
}
