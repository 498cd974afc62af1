import { and, desc, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import { webhookAttempts, webhookDeliveries, webhooks } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { momentInIndia } from '#kit/india/india-date.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import type { DeliveryFilter } from './webhook.ts';

const { body: _body, ...listed } = getTableColumns(webhookDeliveries);

/** What was told, newest first, to everybody. Days are Indian days. */
export async function listDeliveries(ctx: Ctx, input: DeliveryFilter & TimePage) {
  allow(ctx.actor, 'webhooks:read');
  const { id, webhookId, event, status } = webhookDeliveries;
  const matching = and(
    input.webhookId ? eq(webhookId, input.webhookId) : undefined,
    input.event ? eq(event, input.event) : undefined,
    input.status && eq(status, input.status),
    input.from ? gte(id, firstIdAt(startOf(input.from))) : undefined,
    input.to ? lt(id, firstIdAt(startOf(input.to) + dayMs)) : undefined,
  );
  const page = await pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(listed)
      .from(webhookDeliveries)
      .where(and(matching, before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
  // Addresses are few, and joined in they would lead the planner away from the list's keys.
  const { url, active } = webhooks;
  const addresses = await ctx.db.select({ id: webhooks.id, url, active }).from(webhooks);
  const to = new Map(addresses.map(({ id: to, ...address }) => [to, address]));
  const data = page.data.map((row) => ({ url: '', active: false, ...to.get(row.webhookId), ...row }));
  return { ...page, data };
}

const dayMs = 86_400_000;
const startOf = (day: string) => momentInIndia(day, '00:00').getTime();

/**
 * The smallest id that a delivery of this moment can have, in ms: ids begin with it, so days are found by the keys that the
 * list is read by.
 */
function firstIdAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** One, with what was sent and each try of it, the last one first. @throws NotFound */
export async function getDelivery(ctx: Ctx, { deliveryId }: { deliveryId: string }) {
  allow(ctx.actor, 'webhooks:read');
  const [found] = await ctx.db
    .select({ ...getTableColumns(webhookDeliveries), url: webhooks.url, active: webhooks.active })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found) throw new NotFound('This delivery');
  const tries = await ctx.db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.id))
    .limit(100);
  return { ...found, tries };
}
