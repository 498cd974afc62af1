import { and, eq, isNull, ne } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { writeToStaff } from '#people/help/write-to-staff.ts';
import { rescoreLeads } from '#sales/leads/score/rescore.ts';
import { takeAnswer } from '#sales/leads/messages/take-answer.ts';
import { mailNotice } from './mail-notice.ts';

/** Where a mail belongs: onto a lead's timeline, onto a customer's, into a help request, or several of them. */
export type Place = { leadId: string | null; customerId: string | null; helpRequestId: string | null };

/**
 * Lays a mail where it belongs, and has the staff told; in the caller's transaction. In a help request it waits as that
 * does; what a machine wrote waits nowhere. @returns whether there was such a place
 */
export async function fileMail(ctx: Ctx, { mailId, ...place }: Place & { mailId: string }): Promise<boolean> {
  const [mail] = await ctx.db.select().from(incomingMails).where(eq(incomingMails.id, mailId)).for('update');
  if (!mail) return false;
  const leadId = place.leadId && (await takeAnswer(ctx, { leadId: place.leadId }));
  const isInThread =
    !mail.automatic &&
    place.helpRequestId !== null &&
    (await writeToStaff(ctx, {
      requestId: place.helpRequestId,
      helpMessageId: mail.id,
      text: mail.text || mail.subject,
    }));
  const customerId =
    place.customerId ?? (isInThread ? await customerOf(ctx, place.helpRequestId as string) : null);
  if (!leadId && !customerId && !isInThread) {
    await ctx.db
      .update(incomingMails)
      .set({ strayBecause: 'Whoever we wrote to is gone' })
      .where(eq(incomingMails.id, mailId));
    return false;
  }
  await ctx.db
    .update(incomingMails)
    .set({
      leadId,
      customerId,
      helpRequestId: isInThread ? place.helpRequestId : null,
      strayBecause: '',
      ...(isInThread && { handledAt: ctx.now() }),
    })
    .where(eq(incomingMails.id, mailId));
  if (leadId) await rescoreLeads(ctx, [leadId]);
  if (!isInThread && !mail.automatic && !(await isToldOf(ctx, { ...mail, leadId, customerId })))
    await ctx.jobs.enqueue(ctx.db, mailNotice, [{ mailId }]);
  if (ctx.actor.kind === 'staff')
    await audit(ctx, {
      action: 'assigned',
      subjectType: 'incoming-mail',
      subjectId: mailId,
      after: { leadId, customerId, helpRequestId: isInThread ? place.helpRequestId : null },
    });
  return true;
}

/**
 * A chat comes in many small pieces: whoever is told of the first looks at the others too, where they lie at one place.
 * What needs nobody is not told; of what nobody is known for nobody was.
 */
async function isToldOf(ctx: Pick<Ctx, 'db'>, mail: typeof incomingMails.$inferSelect): Promise<boolean> {
  if (mail.channel === 'email') return false;
  if (mail.handledAt) return true;
  const { id, channel, fromAddress, handledAt, strayBecause, leadId, customerId } = incomingMails;
  return (
    (await ctx.db.$count(
      incomingMails,
      and(
        eq(fromAddress, mail.fromAddress),
        eq(channel, mail.channel),
        eq(strayBecause, ''),
        mail.leadId ? eq(leadId, mail.leadId) : isNull(leadId),
        mail.customerId ? eq(customerId, mail.customerId) : isNull(customerId),
        isNull(handledAt),
        ne(id, mail.id),
      ),
    )) > 0
  );
}

async function customerOf(ctx: Pick<Ctx, 'db'>, requestId: string): Promise<string | null> {
  const [request] = await ctx.db
    .select({ customerId: helpRequests.customerId })
    .from(helpRequests)
    .where(eq(helpRequests.id, requestId));
  return request?.customerId ?? null;
}
