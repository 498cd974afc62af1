import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { markUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { answersToUs } from './answers-to-us.ts';
import { messages } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { deliverSms } from './deliver-sms.ts';
import { deliverWhatsApp } from './deliver-whatsapp.ts';
import { askForMail } from './follow-up.ts';
import { PerhapsSent } from './give-once.ts';
import { held, isFree, letGo, whileHeld } from './hold-mail.ts';
import type { MessageStatus } from './message.ts';
import { unblanked } from './secret-part.ts';
import { sealedOnceSent } from './sealed-once-sent.ts';

const tries = 480;

/** Four hours of tries: a mail server that comes back gets everything within half a minute. */
export const messageDelivery = job<{ messageId: string }>('deliver-message', {
  retry: { limit: tries, delay: 1, delayMax: 30 },
  fields: { messageId: 'shown' },
});

/** Failed for no other reason than that its tries were used up, and nothing went instead. */
const usedUp = and(eq(messages.status, 'failed'), gt(messages.attempts, tries), isNull(messages.followUp));

type Refused = { permanent?: boolean; ofAddress?: string | null };

/**
 * Sends one message of the outbox, or keeps it where no provider is set. Doing it again after it was sent does nothing.
 * A crash between the provider's yes and our mark can repeat a mail, with the same Message-ID; an SMS or WhatsApp
 * message is then not sent again.
 * @param isLast whether it is not tried again by itself: it counts as failed then, until it is sent again from the mailbox or
 * from among the dead letters
 * @throws the provider's error when trying again may help, and an error while another process sends it
 */
export async function deliverMessage(ctx: Ctx, input: { messageId: string }, isLast = false): Promise<void> {
  const isWaiting = and(eq(messages.id, input.messageId), or(eq(messages.status, 'queued'), usedUp));
  const [message] = await ctx.db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, status: 'queued', handedAt: held })
    .where(and(isWaiting, isFree))
    .returning();
  if (!message) {
    // Whoever is at it may die over it: then it is tried again.
    if ((await ctx.db.$count(messages, isWaiting)) > 0) throw new Error('Another process is sending it.');
    return;
  }
  try {
    const whole = await unblanked(ctx, message);
    const status = await whileHeld(ctx, message.id, () => waysOut[message.channel](ctx, whole));
    await mark(ctx, message.id, status, null);
  } catch (error) {
    const reason = reasonOf(error);
    const { permanent: final = false, ofAddress } = Object(error) as Refused;
    const isLost = final ? !(error instanceof PerhapsSent) : isLast && error instanceof CarrierError;
    await mark(ctx, message.id, final || isLast ? 'failed' : 'queued', reason, isLost);
    if (ofAddress)
      await markUnreachable(ctx, {
        address: message.recipient.toLowerCase(),
        reason: ofAddress.slice(0, 200),
        messageId: message.id,
      });
    if (!final) throw error;
  }
}

/** Gives a message to whoever carries it. @throws the provider's error */
export const waysOut = { email: give, sms: deliverSms, whatsapp: deliverWhatsApp };

async function give(ctx: Ctx, message: typeof messages.$inferSelect): Promise<MessageStatus> {
  const { id, recipient: to, text } = message;
  if (!ctx.mail) return 'captured';
  await ctx.mail.send({
    id,
    to,
    text,
    replyTo:
      ctx.mail.answersTo && (await answersToUs(ctx, message)) ? ctx.mail.answersTo(id) : message.replyTo,
    subject: message.subject,
    html: message.html,
    unsubscribeUrl: message.unsubscribeUrl,
    attachments: message.attachments,
  });
  return 'sent';
}

/** Notes what came of it, unless its carrier told more meanwhile. `isLost`: surely nobody has it, so that a mail follows. */
export async function mark(
  ctx: Ctx,
  id: string,
  status: MessageStatus,
  lastError: string | null,
  isLost = false,
) {
  const sentAt = status === 'sent' || status === 'captured' ? ctx.now() : null;
  await inTransaction(ctx, async (ctx) => {
    const marked = await ctx.db
      .update(messages)
      // What was captured is read in the mailbox of demo mode, with its secret.
      .set({
        status,
        lastError,
        sentAt,
        handedAt: letGo,
        ...(status === 'sent' && { sealed: sealedOnceSent }),
      })
      .where(
        and(
          eq(messages.id, id),
          // Its carrier may have told of it before it answered us, or another process sent it meanwhile.
          isNull(messages.delivery),
          sentAt ? undefined : eq(messages.status, 'queued'),
        ),
      )
      .returning({ id: messages.id });
    if (isLost && marked.length > 0) await askForMail(ctx, eq(messages.id, id));
    await announce(ctx, { kind: 'message', messageId: id });
  });
}
