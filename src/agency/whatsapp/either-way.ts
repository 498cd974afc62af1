import { draftEvent, type Told } from './queue-whatsapp.ts';
import { lockTelling, toldAt } from './was-told.ts';
import type { Draft } from '#agency/messages/message.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

type Ways = {
  /** The job's: both ways carry it, so that run again with another way open it tells nothing twice. */
  key: string;
  /** What would be told on WhatsApp; null where it must not be. */
  told: Told | null;
  /** Null where there is no address. */
  mail: (ctx: Ctx) => Promise<Omit<Draft, 'dedupeKey' | 'channel'> | null>;
};

/**
 * Tells one person of an event by itself: on WhatsApp where they agreed to it and a template can go, by mail otherwise.
 * What staff told on WhatsApp by hand before goes by mail.
 */
export async function queueEitherWay(ctx: Ctx, { key, told, mail }: Ways): Promise<void> {
  const queueMail = async (ctx: Ctx) => {
    const written = await mail(ctx);
    if (written) await queueMessages(ctx, [{ ...written, channel: 'email', dedupeKey: key }]);
  };
  const draft = told && (await draftOrNull(ctx, told));
  if (!draft) return queueMail(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockTelling(ctx, key);
    if (await toldAt(ctx, [`whatsapp:${told.key}`])) return queueMail(ctx);
    await queueMessages(ctx, [{ ...draft, dedupeKey: key }]);
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
