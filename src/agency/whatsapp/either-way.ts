import { and, eq } from 'drizzle-orm';
import { draftEvent, type Told } from './queue-whatsapp.ts';
import { readNumber } from './numbers.ts';
import { lockTelling, toldAt } from './was-told.ts';
import { waNumber } from './whatsapp.ts';
import { announceMessage } from '#agency/messages/announce-message.ts';
import type { Draft } from '#agency/messages/message.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import type { Job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

type Ways<P extends object> = {
  /** The job's: both ways carry it, so that run again with another way open it tells nothing twice. */
  key: string;
  /** What would be told on WhatsApp; null where it must not be. */
  told: Told | null;
  /** Null where there is no address. */
  mail: (ctx: Ctx) => Promise<Mail | null>;
  /** What runs once more where WhatsApp does not deliver it: a job that calls this with the same key. */
  again: { job: Job<P>; payload: NoInfer<P> };
  /** When the news grow old: later no mail follows. Null where they last. */
  until: Date | null;
};
type Mail = Omit<Draft, 'dedupeKey' | 'channel'>;

/**
 * Tells one person of an event by itself: on WhatsApp where they agreed to it and a template can go, by mail otherwise.
 * What staff told on WhatsApp by hand before goes by mail, and so does, once, what WhatsApp did not deliver. Whom it could
 * not reach of late gets a mail at once, where there is an address.
 */
export async function queueEitherWay<P extends object>(ctx: Ctx, ways: Ways<P>): Promise<void> {
  const { key, told, mail, until } = ways;
  const { id, leadId, followUp, dedupeKey } = messages;
  const [before] = await ctx.db.select({ id, leadId, followUp }).from(messages).where(eq(dedupeKey, key));
  if (before?.followUp === 'due') return followByMail(ctx, before, ways);
  if (before) return;
  const queueMail = async (ctx: Ctx) => {
    const written = await mail(ctx);
    if (written) await queueMessages(ctx, [{ ...written, channel: 'email', dedupeKey: key }]);
    return written !== null;
  };
  // Before its PDF is set, which the mail brings too.
  if (told && (await readNumber(ctx, { number: waNumber(told.phone) })).unreachedAt && (await queueMail(ctx)))
    return;
  const draft = told && (await draftOrNull(ctx, told));
  if (!draft) {
    await queueMail(ctx);
    return;
  }
  const { job, payload } = ways.again;
  const again = { job: job.name, payload, until: until?.toISOString() ?? null };
  await inTransaction(ctx, async (ctx) => {
    await lockTelling(ctx, key);
    if (await toldAt(ctx, [`whatsapp:${told.key}`])) await queueMail(ctx);
    else await queueMessages(ctx, [{ ...draft, dedupeKey: key, again }]);
  });
}

/** The mail that goes instead of a WhatsApp message has a key made of that message's. */
const mailKey = (key: string) => `${key}:by-mail`;

async function followByMail(
  ctx: Ctx,
  lost: { id: string; leadId: string | null },
  { key, mail, until }: Pick<Ways<object>, 'key' | 'mail' | 'until'>,
): Promise<void> {
  if (until && until <= ctx.now()) return;
  const written = await mail(ctx);
  await inTransaction(ctx, async (ctx) => {
    const [mine] = await ctx.db
      .update(messages)
      .set(written ? { followUp: 'mail', sealed: null } : { followUp: 'no-address' })
      // Whoever runs this a second time, or after staff have sent it once more, comes too late.
      .where(and(eq(messages.id, lost.id), eq(messages.followUp, 'due')))
      .returning({ id: messages.id });
    if (!mine) return;
    if (written) await queueMessages(ctx, [{ ...written, channel: 'email', dedupeKey: mailKey(key) }]);
    await announceMessage(ctx, lost);
  });
}

/** Null where WhatsApp is not set up, they have not agreed or said STOP, or no template can go. */
async function draftOrNull(ctx: Ctx, told: Told): Promise<Draft | null> {
  if (!ctx.whatsapp || !told.phone) return null;
  try {
    return await draftEvent(ctx, told);
  } catch (error) {
    if (error instanceof Conflict) return null;
    throw error;
  }
}
