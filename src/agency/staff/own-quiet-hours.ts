import { and, eq, gt } from 'drizzle-orm';
import { myself } from './myself.ts';
import { quietUntil, type QuietHours } from './quiet-hours.ts';
import { staff } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { messageDelivery } from '#agency/messages/deliver-message.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** One's own quiet hours; null without any. `until`: when the present ones end. `waiting`: so many notices wait. */
export type OwnQuietHours = { quietHours: QuietHours | null; until: Date | null; waiting: number };

/** @throws Unauthenticated */
export async function readQuietHours(ctx: Ctx): Promise<OwnQuietHours> {
  const me = myself(ctx);
  const [found] = await ctx.db
    .select({ quietHours: staff.quietHours })
    .from(staff)
    .where(eq(staff.id, me.id));
  const quietHours = found?.quietHours ?? null;
  const until = quietHours && endOf(quietHours, ctx.now());
  return { quietHours, until, waiting: await ctx.db.$count(messages, heldFor(me.email, ctx.now())) };
}

/**
 * Says when one wants no notices by mail. What waits already goes sooner where they end sooner, and never later than it
 * would have gone.
 * @throws Unauthenticated
 */
export async function changeQuietHours(
  ctx: Ctx,
  input: { quietHours: QuietHours | null },
): Promise<OwnQuietHours> {
  const me = myself(ctx);
  const { quietHours } = input;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(staff).set({ quietHours }).where(eq(staff.id, me.id));
    const now = ctx.now();
    const notBefore = quietHours && endOf(quietHours, now);
    const moved = await ctx.db
      .update(messages)
      .set({ notBefore })
      .where(heldFor(me.email, notBefore ?? now))
      .returning({ messageId: messages.id });
    await ctx.jobs.enqueue(ctx.db, messageDelivery, moved, notBefore ?? undefined);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: me.id,
      after: { quietHours: quietHours !== null },
    });
  });
  return readQuietHours(ctx);
}

/** When the quiet hours of this moment end; null where it is in none. */
function endOf(hours: QuietHours, now: Date): Date | null {
  const end = quietUntil(hours, now);
  return end > now ? end : null;
}

const heldFor = (email: string, beyond: Date) =>
  and(eq(messages.recipient, email), eq(messages.status, 'queued'), gt(messages.notBefore, beyond));
