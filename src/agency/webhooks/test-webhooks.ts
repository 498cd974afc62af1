import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx } from '#kit/context.ts';
import type { WebhookEvent } from './event-schemas.ts';
import { webhookDeliveries, webhooks } from './table.server.ts';
import { webhookEvents } from './webhook.ts';

type Message = { type: WebhookEvent; version: number; data: Record<string, unknown> };

/**
 * Another system that wants to be told everything.
 * @returns what it was told of since then that has to do with these events, in order
 */
export async function hearWebhooks({ db, secrets }: Pick<Ctx, 'db' | 'secrets'>) {
  const id = v7();
  const secret = await secrets.seal('whsec_dGVzdA==');
  await db
    .insert(webhooks)
    .values({ id, url: 'https://receiver.example/', note: '', events: webhookEvents, secret });
  return async (...events: WebhookEvent[]): Promise<[WebhookEvent, Message['data']][]> => {
    const rows = await db
      .select({ body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(asc(webhookDeliveries.id));
    return rows
      .map(({ body }) => JSON.parse(body) as Message)
      .filter(({ type }) => events.includes(type))
      .map(({ type, data }) => [type, data]);
  };
}
