import { and, eq } from 'drizzle-orm';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { leads } from '#sales/leads/table.server.ts';

/** What the notice of a mail says, and who of the staff its lead is given to, unless they have left; null when the mail is gone. */
export async function readNoticedMail(ctx: Pick<Ctx, 'db'>, { mailId }: { mailId: string }) {
  const { channel, fromAddress, fromName, subject, text, files, leadId, customerId } = incomingMails;
  const [found] = await ctx.db
    .select({
      channel,
      fromAddress,
      fromName,
      subject,
      text,
      files,
      leadId,
      customerId,
      assignedTo: staff.id,
      assignedEmail: staff.email,
    })
    .from(incomingMails)
    .leftJoin(leads, eq(leads.id, leadId))
    .leftJoin(staff, and(eq(staff.id, leads.assignedTo), eq(staff.active, true)))
    .where(eq(incomingMails.id, mailId));
  return found ?? null;
}
