import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { templateFor } from '#agency/whatsapp/templates.ts';
import { noteAgreed, readNumber } from '#agency/whatsapp/numbers.ts';
import { waNumber } from '#agency/whatsapp/whatsapp.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { languages } from '#kit/language/language.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { seenLeads } from '#sales/leads/seen-leads.ts';
import { leads } from '#sales/leads/table.server.ts';
import { leadOfPhone } from '#sales/leads/messages/lead-of-phone.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';

/** Ten digits. */
export const Phone = z.object({ phone: z.string().regex(/^\d{10}$/) });
export const PhoneLanguage = z.object({
  language: z.enum(languages).default('en'),
  /** With which template a chat begins. */
  begins: z.enum(['lead-reply', 'chat-start']).default('lead-reply'),
});
/** Where somebody said that they may be written to. */
export const Agreement = z.strictObject({
  where: z.enum(['on the phone', 'in person', 'in writing', 'in a form']),
});
type Agreement = z.infer<typeof Agreement>;

/**
 * What is known of a number: whether it agreed, until when it may be answered freely, how many of its messages wait, and
 * what is wrong with the template that goes otherwise (`fault`, '' where it can).
 */
export async function readPhone(
  ctx: Ctx,
  { phone, language, begins }: z.infer<typeof Phone> & z.infer<typeof PhoneLanguage>,
) {
  allow(ctx.actor, 'whatsapp:read');
  await refuseStrange(ctx, phone);
  const number = waNumber(phone);
  const { fault } = await templateFor(ctx, { event: begins, language });
  return {
    isSet: ctx.whatsapp !== null,
    ...(await readNumber(ctx, { number })),
    fault,
    waiting: await ctx.db.$count(
      incomingMails,
      and(
        eq(incomingMails.fromAddress, number),
        eq(incomingMails.channel, 'whatsapp'),
        isNull(incomingMails.handledAt),
      ),
    ),
  };
}

/** Notes that they have agreed to be written to, on the timeline of their lead too. @throws Conflict after their STOP */
export async function agreeForPhone(
  ctx: Ctx,
  { phone, where }: { phone: string } & Agreement,
): Promise<void> {
  const by = allow(ctx.actor, 'whatsapp:edit');
  await refuseStrange(ctx, phone);
  const number = waNumber(phone);
  await inTransaction(ctx, async (ctx) => {
    await noteAgreed(ctx, { number, where, by: by.name });
    await audit(ctx, {
      action: 'noted',
      subjectType: 'whatsapp-number',
      // Which one, for whoever knows it: the audit is for ever.
      subjectId: `…${phone.slice(-4)}`,
      after: { agreed: where },
    });
    const leadId = await leadOfPhone(ctx, { phone });
    if (leadId) await logOnLead(ctx, leadId, `Agreed to be written to on WhatsApp, ${where}.`);
  });
}

/** Who sees their own leads only asks about the numbers of these. @throws NotFound */
async function refuseStrange(ctx: Ctx, phone: string): Promise<void> {
  const seen = seenLeads(ctx);
  if (seen && (await ctx.db.$count(leads, and(eq(leads.phone, phone), seen))) === 0)
    throw new NotFound('This number');
}
