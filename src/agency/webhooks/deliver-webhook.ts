import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { v7 } from 'uuid';
import { webhookAttempts, webhookDeliveries, webhooks } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { storable } from '#kit/storable.ts';
import { webhookTries } from './webhook.ts';

/** An address is switched off when for a day and for so many tries nothing got through. */
const maxFailures = 10;
const longestFailing = sql`interval '24 hours'`;

type Outcome = { failed: string | null; switchedOff: { url: string; because: string } | null };
type Joined = { delivery: typeof webhookDeliveries.$inferSelect; webhook: typeof webhooks.$inferSelect };

/**
 * Tries once to tell what is to be told, in the form of Standard Webhooks.
 * @returns why it failed, if it did, and whether that was too often
 */
export async function deliverWebhook(ctx: Ctx, input: { deliveryId: string }): Promise<Outcome> {
  const mine = eq(webhookDeliveries.id, input.deliveryId);
  const [found] = await ctx.db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(mine);
  if (!found || found.delivery.status === 'sent') return { failed: null, switchedOff: null };
  if (!found.webhook.active) {
    await ctx.db.update(webhookDeliveries).set({ status: 'held' }).where(mine);
    return { failed: null, switchedOff: null };
  }
  const began = performance.now();
  const outcome = await post(ctx, found);
  const error = 'error' in outcome ? outcome.error : refusedWith(outcome.status);
  const answer = 'status' in outcome ? outcome.status : null;
  const said = 'said' in outcome ? String(storable(outcome.said)) : '';
  const tookMs = Math.round(performance.now() - began);
  await ctx.db.insert(webhookAttempts).values({ id: v7(), ...input, tookMs, answer, said, error });
  const attempts = found.delivery.attempts + 1;
  if (error === null) {
    await ctx.db
      .update(webhookDeliveries)
      .set({ status: 'sent', attempts, answer, error, sentAt: sql`now()` })
      .where(mine);
    await ctx.db
      .update(webhooks)
      .set({ failingSince: null, failures: 0 })
      .where(eq(webhooks.id, found.webhook.id));
    return { failed: null, switchedOff: null };
  }
  const status = attempts >= webhookTries ? 'dead' : 'failed';
  await ctx.db.update(webhookDeliveries).set({ status, attempts, answer, error }).where(mine);
  const because = await countFailure(ctx, found, answer === 410);
  return { failed: error, switchedOff: because ? { url: found.webhook.url, because } : null };
}

async function post(ctx: Ctx, { delivery, webhook }: Joined) {
  const { id, body } = delivery;
  const at = ctx.now();
  const signed = async () => new Webhook(await ctx.secrets.open(webhook.secret)).sign(id, at, body);
  const headers = async () => ({
    'content-type': 'application/json',
    'user-agent': 'Nirmaan-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': await signed(),
  });
  try {
    return await ctx.webhooks.post({ url: webhook.url, headers: await headers(), body });
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

const refusedWith = (status: number) =>
  status >= 200 && status < 300 ? null : `The receiver answered ${status}.`;

/** @returns why the address is switched off, if this try was one too many */
async function countFailure(ctx: Ctx, { webhook }: Joined, gone: boolean): Promise<string | null> {
  const mine = eq(webhooks.id, webhook.id);
  const [counted] = await ctx.db
    .update(webhooks)
    .set({
      failures: sql`${webhooks.failures} + 1`,
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
    })
    .where(mine)
    .returning({
      tooOften: sql<boolean>`${webhooks.failures} >= ${maxFailures} and ${webhooks.failingSince} <= now() - ${longestFailing}`,
    });
  if (!gone && !counted?.tooOften) return null;
  const offBecause = gone
    ? 'The receiver said that it is gone for good (410).'
    : 'Nothing has got through for a day.';
  await ctx.db.update(webhooks).set({ active: false, offBecause }).where(mine);
  return offBecause;
}

/** What was told a month ago is of no use any more. */
export async function purgeOldDeliveries(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(webhookDeliveries).where(sql`${webhookDeliveries.at} < now() - interval '30 days'`);
}
