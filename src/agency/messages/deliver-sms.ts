import type { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isSmsDayFull, lockSmsDay, smsDayFull } from './sms-day.ts';
import type { MessageStatus } from './message.ts';
import { giveOnce, hand, NotSent, refuseHanded } from './give-once.ts';

/**
 * Gives an SMS to its carrier, never twice: what may have been taken is not given again, be it that the carrier's answer
 * was lost or that this process died before it came.
 * @returns `captured` in demo mode without a carrier
 * @throws NotSent, or CarrierError where it was surely not taken and is tried again
 */
export async function deliverSms(ctx: Ctx, message: typeof messages.$inferSelect): Promise<MessageStatus> {
  const { id, recipient: to, text, smsTemplate: template } = message;
  if (!ctx.sms && !ctx.mail) return 'captured';
  refuseHanded(message);
  if (!ctx.sms) throw new NotSent('No carrier of SMS is set up.');
  if (!template) throw new NotSent('Its text is not registered.');
  if (new Date(template.until) <= ctx.now()) throw new NotSent('It was too late for it.');
  await takePlace(ctx, id);
  const { sms } = ctx;
  await giveOnce(ctx, message, () => sms.send({ id, to, text, template }));
  return 'sent';
}

/** Counts it among the day's. @throws NotSent where they are used up; then the office is told */
async function takePlace(ctx: Ctx, id: string): Promise<void> {
  const isFull = await inTransaction(ctx, async (ctx) => {
    await lockSmsDay(ctx);
    if (await isSmsDayFull(ctx)) {
      await ctx.jobs.enqueue(ctx.db, smsDayFull, [{ day: dateInIndia(ctx.now()) }]);
      return true;
    }
    await hand(ctx, { id });
    return false;
  });
  if (isFull) throw new NotSent('The SMS of this day are used up.');
}
