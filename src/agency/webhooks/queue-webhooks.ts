import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { webhookDeliveries, webhooks } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { webhookTries, type WebhookEvent } from './webhook.ts';

export const webhookDelivery = job<{ deliveryId: string }>('deliver-webhook', {
  // Its first try is one of them.
  retry: { limit: webhookTries - 1, delay: 5, delayMax: 14_400 },
  fields: { deliveryId: 'shown' },
});

/** What is told: ids, states and sums, never who somebody is. Whoever may know asks the back office. */
type EventData = Record<string, string | number | boolean | null>;

/** Asks for an event to be told to everybody who wants it, in the caller's transaction. */
export async function queueWebhooks(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  event: WebhookEvent,
  ...data: EventData[]
): Promise<void> {
  if (data.length === 0) return;
  const active = await ctx.db.select().from(webhooks).where(eq(webhooks.active, true));
  const wanting = active.filter(({ events }) => events.includes(event));
  await queueDeliveries(
    ctx,
    wanting.flatMap(({ id }) => data.map((one) => ({ webhookId: id, event, data: one }))),
  );
}

/** Writes what will be told and asks for it to be sent. */
export async function queueDeliveries(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  wanted: { webhookId: string; event: WebhookEvent | 'webhook.test'; data: EventData }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const timestamp = ctx.now().toISOString();
  const rows = wanted.map(({ webhookId, event, data }) => ({
    id: v7(),
    webhookId,
    event,
    body: JSON.stringify({ type: event, timestamp, data }),
  }));
  await ctx.db.insert(webhookDeliveries).values(rows);
  await ctx.jobs.enqueue(
    ctx.db,
    webhookDelivery,
    rows.map(({ id }) => ({ deliveryId: id })),
  );
}
