import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { parseMail } from '#agency/incoming-mails/parse-mail.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import type { LyingMail } from '#kit/ports/inbox.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Notes that a mail could not be taken in, so that somebody of the office reads it in the mailbox. Only its head is
 * kept, since the fault may be in the rest; under an id of its own, so that it is tried again where it is met again.
 */
export async function leaveMail(ctx: Ctx, { raw }: Pick<LyingMail, 'raw'>, reason: string): Promise<void> {
  const mail = await parseMail(raw).catch(() => null);
  await inTransaction(ctx, async (ctx) => {
    const [left] = await ctx.db
      .insert(incomingMails)
      .values({
        id: v7(),
        messageId: `left-${createHash('sha256').update(raw).digest('hex')}`,
        fromAddress: mail?.from.address ?? '',
        fromName: mail?.from.name ?? '',
        subject: mail?.subject ?? '',
        text: '(It could not be taken in: to be read in the mailbox only)',
        quoted: '',
        strayBecause: `It could not be taken in: ${reason.slice(0, 200)}`,
      })
      .onConflictDoNothing({ target: incomingMails.messageId })
      .returning({ id: incomingMails.id });
    if (left) await announce(ctx, { kind: 'incoming-mail', mailId: left.id });
  });
}
