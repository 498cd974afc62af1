import { and, desc, eq, sql } from 'drizzle-orm';
import { subscribers } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { dropLetters } from './letters/drop-letters.ts';
import type { SubscriberFilter } from './subscriber.ts';

const { id, email, status, requestedAt, confirmedAt, unsubscribedAt } = subscribers;
export const subscriberColumns = { id, email, status, requestedAt, confirmedAt, unsubscribedAt };

/** The WHERE of the list. */
export const filterSubscribers = (filter: SubscriberFilter) =>
  and(
    filter.status && eq(status, filter.status),
    filter.q ? sql`starts_with(${email}, ${filter.q})` : undefined,
  );

/** Who asked for the newsletter, the latest first. */
export async function listSubscribers(ctx: Ctx, input: SubscriberFilter & TimePage) {
  allow(ctx.actor, 'subscribers:read');
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(subscriberColumns)
      .from(subscribers)
      .where(and(filterSubscribers(input), before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}

/** Forgets an address entirely, as its owner may ask. @throws NotFound */
export async function removeSubscriber(ctx: Ctx, input: { subscriberId: string }): Promise<void> {
  allow(ctx.actor, 'subscribers:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(subscribers)
      .where(eq(id, input.subscriberId))
      .returning({ id, email });
    if (!gone) throw new NotFound('This subscriber');
    await dropLetters(ctx, gone);
    await audit(ctx, { action: 'deleted', subjectType: 'subscriber', subjectId: gone.id });
    await queueWebhooks(ctx, 'newsletter.unsubscribed', { subscriberId: gone.id });
  });
}
