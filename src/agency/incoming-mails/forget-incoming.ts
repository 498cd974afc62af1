import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { removal } from '#agency/stored-files/forget-files.ts';
import type { Ctx } from '#kit/context.ts';
import { forgetNotices } from './notices.ts';
import { incomingMails } from './table.server.ts';

/** Deletes mails with what the office was told of them, and asks for their files to be removed once the caller's transaction commits. */
export async function forgetIncoming(ctx: Pick<Ctx, 'db' | 'jobs'>, which: SQL | undefined): Promise<void> {
  const gone = await ctx.db
    .delete(incomingMails)
    .where(which)
    .returning({ id: incomingMails.id, files: incomingMails.files });
  if (gone.length === 0) return;
  await forgetNotices(
    ctx,
    gone.map(({ id }) => id),
  );
  const names = gone.flatMap(({ files }) => files.map(({ storedName }) => storedName));
  if (names.length > 0) await ctx.jobs.enqueue(ctx.db, removal, [{ names }]);
}

/** Deletes what mail servers said of mails of ours that are gone: it names whom those were written to. */
export const forgetBounces = (ctx: Pick<Ctx, 'db' | 'jobs'>, messageIds: string[]): Promise<void> => {
  const { channel, answersId, leadId, customerId, helpRequestId, strayBecause } = incomingMails;
  const isBounce = and(
    eq(channel, 'email'),
    eq(strayBecause, ''),
    isNull(leadId),
    isNull(customerId),
    isNull(helpRequestId),
  );
  return forgetIncoming(ctx, and(inArray(answersId, messageIds), isBounce));
};

/**
 * Takes from whoever is erased, in the caller's transaction, what was written on WhatsApp from numbers that somebody else
 * has too. It stays under its number; what waits for an answer is for staff to place.
 * @param chat.numbers with their country
 */
export async function unlinkChat(
  ctx: Pick<Ctx, 'db'>,
  chat: { of: 'leadId' | 'customerId'; ids: string[]; numbers: string[] },
): Promise<void> {
  const { channel, fromAddress, handledAt, strayBecause } = incomingMails;
  const other = incomingMails[chat.of === 'leadId' ? 'customerId' : 'leadId'];
  await ctx.db
    .update(incomingMails)
    .set({
      [chat.of]: null,
      strayBecause: sql`case when ${other} is null and ${handledAt} is null
        then 'Whoever it was filed with is erased' else ${strayBecause} end`,
    })
    .where(
      and(
        inArray(incomingMails[chat.of], chat.ids),
        eq(channel, 'whatsapp'),
        inArray(fromAddress, chat.numbers),
      ),
    );
}

/** Every night: mails of nobody that we know are gone thirty days after somebody said that nothing is to be done. */
export const purgeStrayMails = (ctx: Pick<Ctx, 'db' | 'jobs'>): Promise<void> =>
  forgetIncoming(
    ctx,
    and(
      isNull(incomingMails.leadId),
      isNull(incomingMails.customerId),
      isNull(incomingMails.helpRequestId),
      // What is kept under its number goes with whoever has that.
      ne(incomingMails.strayBecause, ''),
      sql`${incomingMails.handledAt} < now() - interval '30 days'`,
    ),
  );
