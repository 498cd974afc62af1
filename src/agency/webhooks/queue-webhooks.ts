import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { webhookDeliveries, webhooks } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { everyEvent, type EventData, type WebhookEvent } from './event-schemas.ts';
import { webhookTries } from './webhook.ts';

export const webhookDelivery = job<{ deliveryId: string }>('deliver-webhook', {
  // Its first try is one of them.
  retry: { limit: webhookTries - 1, delay: 5, delayMax: 14_400 },
  fields: { deliveryId: 'shown' },
});

/** Asks for an event to be told to everybody who wants it, in the caller's transaction. */
export async function queueWebhooks<E extends WebhookEvent>(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  event: E,
  ...data: EventData<E>[]
): Promise<void> {
  if (data.length === 0) return;
  const { id, events } = webhooks;
  const active = await ctx.db.select({ id, events }).from(webhooks).where(eq(webhooks.active, true));
  const wanting = active.filter(({ events }) => events.includes(event));
  await queueDeliveries(
    ctx,
    wanting.flatMap(({ id }) => data.map((one) => ({ webhookId: id, event, data: one }))),
  );
}

/** Writes what will be told, nothing but what the event's schema names, and asks for it to be sent. */
export async function queueDeliveries(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  wanted: { webhookId: string; event: WebhookEvent | 'webhook.test'; data: object }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const timestamp = ctx.now().toISOString();
  const rows = wanted.map(({ webhookId, event, data }) => {
    const { version, data: schema } = everyEvent[event];
    const body = JSON.stringify({ type: event, version, timestamp, data: schema.parse(data) });
    return { id: v7(), webhookId, event, body };
  });
  await ctx.db.insert(webhookDeliveries).values(rows);
  await ctx.jobs.enqueue(
    ctx.db,
    webhookDelivery,
    rows.map(({ id }) => ({ deliveryId: id })),
  );
}
