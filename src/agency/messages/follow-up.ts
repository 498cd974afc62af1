import { and, eq, gte, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Again } from './message.ts';
import { messages } from './table.server.ts';
import { announceMessage } from './announce-message.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const aDay = 86_400_000;
/** So much sooner than it ends a silence may be called one. */
const nearlyOver = 600_000;
/** So far back something is looked for of which the carrier has told. */
const lookedAt = 7 * aDay;

/** Looks whether it was told of a message that it arrived, once that could be expected. */
export const silence = job<{ messageId: string }>('watch-silence', {
  retry: { limit: 20, delay: 5, delayMax: 600 },
  ahead: true,
  fields: { messageId: 'shown' },
});

/**
 * How long nothing may be heard of a message: a day, for a phone that is off for the night is on again by then; where
 * its news grow old, half of the time that is left, so that the mail comes while something can still be done.
 */
function silenceEnds(from: Date, { until }: Pick<Again, 'until'>): Date {
  const left = until === null ? Infinity : Date.parse(until) - from.getTime();
  return new Date(from.getTime() + Math.max(0, Math.min(aDay, left / 2)));
}

/** Has the silence about a message looked at in its time, in the caller's transaction. */
export async function watchSilence(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  { messageId, again }: { messageId: string; again: Again | null },
): Promise<void> {
  if (again) await ctx.jobs.enqueue(ctx.db, silence, [{ messageId }], silenceEnds(ctx.now(), again));
}

/**
 * Has the jobs of messages that did not arrive run once more, to tell the same by mail (agency/whatsapp/either-way.ts);
 * in the caller's transaction. Once for each message, whoever finds out first.
 */
export async function askForMail(ctx: Pick<Ctx, 'db' | 'jobs'>, which: SQL): Promise<void> {
  const lost = await ctx.db
    .update(messages)
    .set({ followUp: 'due' })
    .where(and(which, isNotNull(messages.again), isNull(messages.followUp)))
    .returning({ again: messages.again });
  for (const { again } of lost)
    if (again) await ctx.jobs.enqueue(ctx.db, { name: again.job, fields: {} }, [again.payload]);
}

/**
 * Gives up a message of which nothing was heard. Where the carrier has told of no message at all since it took this one,
 * its silence says nothing about this one's receiver, and nothing follows.
 */
export async function endSilence(ctx: Ctx, { messageId }: { messageId: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [message] = await ctx.db.select().from(messages).where(eq(messages.id, messageId)).for('update');
    if (!message?.again || message.followUp || message.status === 'captured') return;
    const { again, status, delivery, handedAt } = message;
    if (delivery === 'delivered' || delivery === 'read') return;
    if (handedAt) {
      // It lay here for some time, or staff have sent it once more.
      const ends = silenceEnds(handedAt, again);
      if (ends.getTime() - nearlyOver > ctx.now().getTime())
        return ctx.jobs.enqueue(ctx.db, silence, [{ messageId }], ends);
      if (status === 'sent' && !delivery && !(await hasTold(ctx, handedAt))) {
        await ctx.db.update(messages).set({ sealed: null }).where(eq(messages.id, messageId));
        return;
      }
    }
    const said =
      status === 'queued' && !handedAt
        ? { status: 'failed' as const, lastError: 'It was not taken in time.' }
        : status === 'sent' && !delivery
          ? { lastError: 'It was not told in time that it arrived.' }
          : null;
    if (said) await ctx.db.update(messages).set(said).where(eq(messages.id, messageId));
    await askForMail(ctx, eq(messages.id, messageId));
    await announceMessage(ctx, message);
  });
}

/** Whether the carrier has told of any message since then. */
async function hasTold({ db }: Pick<Ctx, 'db'>, since: Date): Promise<boolean> {
  const { handedAt, deliveryAt, channel } = messages;
  const after = gte(handedAt, new Date(since.getTime() - lookedAt));
  const [told] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(channel, 'whatsapp'), after, gte(deliveryAt, since)))
    .limit(1);
  return told !== undefined;
}
