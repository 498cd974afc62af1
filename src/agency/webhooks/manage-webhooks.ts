import { randomBytes } from 'node:crypto';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { v7 } from 'uuid';
import { webhooks } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { queueDeliveries } from './queue-webhooks.ts';
import type { NewWebhook, WebhookChange } from './webhook.ts';

const { secret: _secret, ...shown } = getTableColumns(webhooks);
const most = 20;
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const subject = (id: string) => ({ subjectType: 'webhook' as const, subjectId: id });

export async function listWebhooks(ctx: Ctx) {
  allow(ctx.actor, 'webhooks:read');
  return ctx.db.select(shown).from(webhooks).orderBy(asc(webhooks.id));
}

export async function getWebhook(ctx: Ctx, { webhookId }: { webhookId: string }) {
  allow(ctx.actor, 'webhooks:read');
  const [found] = await ctx.db.select(shown).from(webhooks).where(eq(webhooks.id, webhookId));
  if (!found) throw new NotFound('This webhook');
  return found;
}

/** @returns the secret, which is told only here */
export async function createWebhook(ctx: Ctx, input: NewWebhook): Promise<{ id: string; secret: string }> {
  allow(ctx.actor, 'webhooks:edit');
  refuseAddress(ctx, input.url);
  if ((await ctx.db.$count(webhooks)) >= most)
    throw new Conflict('There are {count} webhooks already.', { count: most });
  const [id, secret] = [v7(), newSecret()];
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(webhooks).values({ id, ...input, secret: await ctx.secrets.seal(secret) });
    await audit(ctx, { action: 'created', ...subject(id), after: input });
  });
  return { id, secret };
}

/** Switching on forgets the failures that were counted. */
export async function changeWebhook(
  ctx: Ctx,
  { webhookId, ...change }: WebhookChange & { webhookId: string },
): Promise<void> {
  allow(ctx.actor, 'webhooks:edit');
  if (change.url !== undefined) refuseAddress(ctx, change.url);
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db
      .select(shown)
      .from(webhooks)
      .where(eq(webhooks.id, webhookId))
      .for('update');
    if (!before) throw new NotFound('This webhook');
    const fresh = change.active ? { offBecause: null, failingSince: null, failures: 0 } : {};
    if (Object.keys(change).length > 0)
      await ctx.db
        .update(webhooks)
        .set({ ...change, ...fresh })
        .where(eq(webhooks.id, webhookId));
    const { url, note, events, active } = before;
    await audit(ctx, {
      action: 'changed',
      ...subject(webhookId),
      before: { url, note, events, active },
      after: change,
    });
  });
}

/** Takes the secret out of use at once. @returns the new one, which is told only here */
export async function renewSecret(ctx: Ctx, { webhookId }: { webhookId: string }) {
  allow(ctx.actor, 'webhooks:edit');
  const secret = newSecret();
  await inTransaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(webhooks)
      .set({ secret: await ctx.secrets.seal(secret) })
      .where(eq(webhooks.id, webhookId))
      .returning({ id: webhooks.id });
    if (!changed) throw new NotFound('This webhook');
    await audit(ctx, { action: 'changed', ...subject(webhookId), after: { secret: 'changed' } });
  });
  return { secret };
}

/** Goes with all that was told to it. */
export async function deleteWebhook(ctx: Ctx, { webhookId }: { webhookId: string }): Promise<void> {
  allow(ctx.actor, 'webhooks:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(webhooks)
      .where(eq(webhooks.id, webhookId))
      .returning({ url: webhooks.url, events: webhooks.events });
    if (!gone) throw new NotFound('This webhook');
    await audit(ctx, { action: 'deleted', ...subject(webhookId), before: gone });
  });
}

/** Tells the address something that means nothing. */
export async function testWebhook(ctx: Ctx, { webhookId }: { webhookId: string }): Promise<void> {
  const { name } = allow(ctx.actor, 'webhooks:edit');
  const { active } = await getWebhook(ctx, { webhookId });
  if (!active) throw new Conflict('Switch it on first.');
  await inTransaction(ctx, (ctx) =>
    queueDeliveries(ctx, [
      { webhookId, event: 'webhook.test', data: { text: `${name} asked for this test.` } },
    ]),
  );
}

function refuseAddress(ctx: Ctx, url: string) {
  const why = ctx.webhooks.refuse(url);
  if (why) throw new Invalid({ url: why });
}
