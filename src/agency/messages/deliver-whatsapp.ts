import type { messages } from './table.server.ts';
import { noteReached, readNumber } from '#agency/whatsapp/numbers.ts';
import type { Ctx } from '#kit/context.ts';
import { UnreachedError } from '#kit/ports/carrier-error.ts';
import { giveOnce, hand, NotSent, refuseHanded } from './give-once.ts';
import type { MessageStatus } from './message.ts';

/**
 * Gives a message to WhatsApp, never twice, as an SMS is given to its carrier. What was agreed to is looked at once more:
 * whoever has said STOP since it was written gets nothing.
 * @returns `captured` in demo mode without WhatsApp
 * @throws NotSent, or CarrierError where it was surely not taken and is tried again
 */
export async function deliverWhatsApp(
  ctx: Ctx,
  message: typeof messages.$inferSelect,
): Promise<MessageStatus> {
  const { id, recipient: to, whatsapp: content, attachments } = message;
  const { whatsapp } = ctx;
  if (!whatsapp && !ctx.mail) return 'captured';
  refuseHanded(message);
  if (!whatsapp) throw new NotSent('WhatsApp is not set up.');
  if (!content) throw new NotSent('Nothing stands in it.');
  const { stoppedAt, windowEndsAt } = await readNumber(ctx, { number: to });
  const isFarewell = content.kind === 'text' && content.isFarewell;
  if (stoppedAt && !isFarewell) throw new NotSent('They have said STOP.');
  if (content.kind === 'text' && (!windowEndsAt || windowEndsAt <= ctx.now()))
    throw new NotSent('More than 24 hours have passed since they wrote: only a template can go.');
  await hand(ctx, { id });
  const [file] = attachments;
  await giveOnce(ctx, message, () =>
    whatsapp.send({ id, to, content, ...(file && { file }) }).catch(async (error: unknown) => {
      if (error instanceof UnreachedError) await noteReached(ctx, { number: to, isReached: false });
      throw error;
    }),
  );
  return 'sent';
}
