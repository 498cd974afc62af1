import { and, desc, eq } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { webhookDelivery } from './queue-webhooks.ts';
import type { DeliveryFilter } from './webhook.ts';

/** What was told, newest first. */
export async function listDeliveries(ctx: Ctx, input: DeliveryFilter & TimePage) {
  allow(ctx.actor, 'webhooks:read');
  const matching = and(
    input.webhookId ? eq(webhookDeliveries.webhookId, input.webhookId) : undefined,
    input.status && eq(webhookDeliveries.status, input.status),
  );
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select()
      .from(webhookDeliveries)
      .where(and(matching, before(webhookDeliveries.id)))
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit)
      .offset(offset),
  );
}

/** Tells it once more, with the same id, so that a receiver who has it already knows. */
export async function resendDelivery(ctx: Ctx, { deliveryId }: { deliveryId: string }): Promise<void> {
  allow(ctx.actor, 'webhooks:edit');
  const mine = eq(webhookDeliveries.id, deliveryId);
  await inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ active: webhooks.active })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(mine);
    if (!found) throw new NotFound('This delivery');
    if (!found.active) throw new Conflict('Its address is switched off. Switch it on first.');
    await ctx.db.update(webhookDeliveries).set({ status: 'queued', attempts: 0 }).where(mine);
    await ctx.jobs.enqueue(ctx.db, webhookDelivery, [{ deliveryId }]);
    await audit(ctx, { action: 'retried', subjectType: 'webhook-delivery', subjectId: deliveryId });
  });
}
