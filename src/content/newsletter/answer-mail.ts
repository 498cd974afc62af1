import { and, eq, lt, ne } from 'drizzle-orm';
import { countLeaver } from './letters/count-leaver.ts';
import { dropLetters } from './letters/drop-letters.ts';
import { forgetCounts } from './letters/forget-counts.ts';
import { subscribers } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

type Link = { token: string };

/** Whose link this is; null for one that was never ours. */
export async function findSubscriber(ctx: Pick<Ctx, 'db'>, input: Link) {
  const [found] = await ctx.db
    .select({ email: subscribers.email, status: subscribers.status })
    .from(subscribers)
    .where(eq(subscribers.token, input.token));
  return found ?? null;
}

/** Confirms; doing it again changes nothing. @throws NotFound */
export async function confirmSubscription(ctx: Ctx, input: Link): Promise<void> {
  if (!(await findSubscriber(ctx, input))) throw new NotFound(/*i18n*/ 'This link');
  await inTransaction(ctx, async (ctx) => {
    const confirmed = await ctx.db
      .update(subscribers)
      .set({ status: 'confirmed', confirmedAt: ctx.now(), unsubscribedAt: null })
      .where(and(eq(subscribers.token, input.token), eq(subscribers.status, 'pending')))
      .returning({ subscriberId: subscribers.id });
    await queueWebhooks(ctx, 'newsletter.subscribed', ...confirmed);
  });
}

/**
 * Ends a subscription; letters that have not gone yet do not go. Doing it again changes nothing.
 * @param input.letterId as the link says: the letter that they left by
 * @throws NotFound
 */
export async function unsubscribe(ctx: Ctx, input: Link & { letterId?: string | undefined }): Promise<void> {
  if (!(await findSubscriber(ctx, input))) throw new NotFound(/*i18n*/ 'This link');
  const hasLeft = await inTransaction(ctx, async (ctx) => {
    const left = await ctx.db
      .update(subscribers)
      .set({ status: 'unsubscribed', unsubscribedAt: ctx.now(), measuredSince: null })
      .where(and(eq(subscribers.token, input.token), ne(subscribers.status, 'unsubscribed')))
      .returning({ subscriberId: subscribers.id, email: subscribers.email });
    await queueWebhooks(
      ctx,
      'newsletter.unsubscribed',
      ...left.map(({ subscriberId }) => ({ subscriberId })),
    );
    for (const one of left) {
      await forgetCounts(ctx, one);
      await dropLetters(ctx, one);
    }
    return left.length > 0;
  });
  // By itself: who writes a letter to its readers holds the letter first, then them.
  if (input.letterId && hasLeft) await countLeaver(ctx, { letterId: input.letterId });
}

const keptMs = 30 * 86_400_000;

/** Addresses that nobody confirmed within thirty days are not ours to keep. */
export async function purgeUnconfirmed(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.status, 'pending'),
        lt(subscribers.requestedAt, new Date(ctx.now().getTime() - keptMs)),
      ),
    );
}

/** What the mail that asks to confirm needs to know; null when there is nothing to ask any more. */
export async function readUnconfirmed(ctx: Pick<Ctx, 'db'>, input: { subscriberId: string }) {
  const [found] = await ctx.db
    .select({
      email: subscribers.email,
      token: subscribers.token,
      requestedAt: subscribers.requestedAt,
      language: subscribers.language,
    })
    .from(subscribers)
    .where(and(eq(subscribers.id, input.subscriberId), eq(subscribers.status, 'pending')));
  return found ?? null;
}
