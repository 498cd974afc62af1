import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { parseMail, type ParsedMail } from '#agency/incoming-mails/parse-mail.ts';
import { storeFiles } from '#agency/incoming-mails/store-files.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { clearUnreachable, markUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { messagesNamed } from '#agency/messages/answer-tokens.ts';
import { cameBack } from '#agency/messages/message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { isOfOffice } from '#agency/staff/is-of-office.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import type { LyingMail } from '#kit/ports/inbox.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { fileMail } from './file-mail.ts';
import { whoseMail, type Whose } from './whose-mail.ts';

/**
 * What became of a mail. known: it was taken in before · ours: somebody of the office wrote it, or we did · ignored: a
 * machine's, and no answer to us · unreadable: no mail at all.
 */
export type TakenIn =
  | 'known'
  | 'ours'
  | 'ignored'
  | 'unreadable'
  | 'bounce'
  | 'answer'
  | 'automatic'
  | 'stray';

/**
 * Takes in a mail that lies in the office's mailbox. Nothing is ever sent to whoever wrote it, so no loop can come of it;
 * told twice it is taken in once.
 * @throws what a later try may not: the database or the store of files is away
 */
export async function takeInMail(ctx: Ctx, { raw, cut }: LyingMail): Promise<TakenIn> {
  const mail = await parseMail(raw).catch(() => null);
  if (!mail?.from.address) return 'unreadable';
  if ((await ctx.db.$count(incomingMails, eq(incomingMails.messageId, mail.messageId))) > 0) return 'known';
  if (mail.bounces?.length) return takeInBounces(ctx, mail);
  if (await isOurs(ctx, mail)) return 'ours';
  const whose = await whoseMail(ctx, mail);
  if (mail.automatic && whose.strayBecause) return 'ignored';
  const { kept, left } = await storeFiles(ctx, { files: cut ? [] : mail.files });
  const row = {
    ...mailRow(mail),
    files: kept,
    filesLeft: cut ? ['The mail is larger than 20 MB: its files are in the mailbox only'] : left,
    answersId: whose.answersId,
    strayBecause: whose.strayBecause,
  };
  let isNew: boolean;
  try {
    isNew = await inTransaction(ctx, (ctx) => keep(ctx, row, whose));
  } catch (error) {
    await forgetFiles(ctx, { names: kept.map(({ storedName }) => storedName) });
    throw error;
  }
  // Another process was at the same mail.
  if (!isNew) await forgetFiles(ctx, { names: kept.map(({ storedName }) => storedName) });
  if (!isNew) return 'known';
  if (mail.automatic) return 'automatic';
  return whose.strayBecause ? 'stray' : 'answer';
}

type NewMail = typeof incomingMails.$inferInsert;

const mailRow = (mail: ParsedMail) => ({
  id: v7(),
  messageId: mail.messageId,
  fromAddress: mail.from.address,
  fromName: mail.from.name,
  subject: mail.subject,
  text: mail.text,
  quoted: mail.quoted,
  automatic: mail.automatic,
});

async function keep(ctx: Ctx, row: NewMail, whose: Whose): Promise<boolean> {
  const written = await ctx.db
    .insert(incomingMails)
    .values({ ...row, ...(row.automatic && { handledAt: ctx.now() }) })
    .onConflictDoNothing({ target: incomingMails.messageId })
    .returning({ id: incomingMails.id });
  if (written.length === 0) return false;
  if (!row.automatic) await clearUnreachable(ctx, { address: row.fromAddress });
  if (!whose.strayBecause) await fileMail(ctx, { mailId: row.id, ...whose });
  if (!row.automatic) await announce(ctx, { kind: 'incoming-mail', mailId: row.id });
  return true;
}

/** A mail that came back for good marks the address that it was written to, and counts as failed. */
async function takeInBounces(ctx: Ctx, mail: ParsedMail): Promise<TakenIn> {
  return inTransaction(ctx, async (ctx) => {
    let answersId: string | null = null;
    for (const { address, reason, messageId } of mail.bounces ?? []) {
      const [id] = messagesNamed({ answers: [messageId], to: [] });
      const [message] = id ? await ctx.db.select().from(messages).where(eq(messages.id, id)) : [];
      if (!message || message.recipient !== address) continue;
      answersId = message.id;
      await markUnreachable(ctx, { address, reason, messageId: message.id });
      await ctx.db
        .update(messages)
        .set({ status: 'failed', lastError: cameBack + reason })
        .where(eq(messages.id, message.id));
      await announce(ctx, { kind: 'message', messageId: message.id });
      if (message.leadId) await announce(ctx, { kind: 'lead', leadId: message.leadId, change: 'updated' });
    }
    if (!answersId) return 'ignored';
    // Kept, so that it is not believed a second time where the address was mended meanwhile.
    await ctx.db
      .insert(incomingMails)
      .values({ ...mailRow(mail), answersId, handledAt: ctx.now() })
      .onConflictDoNothing({ target: incomingMails.messageId });
    return 'bounce';
  });
}

/** What we sent ourselves, and what staff write each other, lies in the office's mailbox, too. */
async function isOurs(ctx: Pick<Ctx, 'db'>, { messageId, from, answers, to }: ParsedMail): Promise<boolean> {
  const [own] = messagesNamed({ answers: [messageId], to: [] });
  if (own && (await ctx.db.$count(messages, eq(messages.id, own))) > 0) return true;
  // Whoever tries the site out with an address of the office is answered, too.
  if (messagesNamed({ answers, to }).length > 0) return false;
  return isOfOffice(ctx, from.address);
}
