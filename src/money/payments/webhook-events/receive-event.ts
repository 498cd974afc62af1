import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { webhookEvents } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { NotGenuine } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

export const eventSettling = job<{ eventId: string }>('settle-event', {
  retry: { limit: 60, delay: 1, delayMax: 120 },
  fields: { eventId: 'shown' },
});

/** Of whoever calls without the gateway's signature, by network. */
const forgedLimit = defineLimit('gateway-forged', { points: 60, seconds: 600 });

/**
 * Takes in what the gateway tells, whatever it is about: written down with the job that looks into it, once for the same
 * bytes. @param input.body exactly as it came @throws NotGenuine unless the gateway signed it · TooManyRequests where that
 * is tried often
 */
export async function receiveEvent(
  ctx: Ctx,
  input: { body: Uint8Array; signature: string; eventId: string },
): Promise<void> {
  if (!ctx.gateway.signedEvent(input.body, input.signature)) {
    await ctx.limit(forgedLimit, ctx.request.ip);
    throw new NotGenuine();
  }
  const body = Buffer.from(input.body).toString();
  await inTransaction(ctx, async (ctx) => {
    const [fresh] = await ctx.db
      .insert(webhookEvents)
      .values({
        id: v7(),
        at: ctx.now(),
        bodyHash: createHash('sha256').update(input.body).digest('base64url'),
        eventId: input.eventId.slice(0, 100),
        event: /"event"\s*:\s*"([\w.]{1,60})"/.exec(body)?.[1] ?? '',
        body,
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (fresh) await ctx.jobs.enqueue(ctx.db, eventSettling, [{ eventId: fresh.id }]);
  });
}

const ninetyDays = 90 * 86_400_000;

/** What customers typed at the gateway stands in the bodies. */
export async function purgeOldEvents(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(webhookEvents)
    .set({ body: null })
    .where(lt(webhookEvents.at, new Date(ctx.now().getTime() - ninetyDays)));
}
