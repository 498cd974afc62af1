import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadEvents, leads } from '../table.server.ts';
import { settleAnswers } from '#agency/incoming-mails/settle-answers.ts';
import { messages } from '#agency/messages/table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { addTask } from '../tasks/add-task.ts';
import { followRule } from '../deal/follow-rule.ts';
import { noLead } from '../seen-leads.ts';
import { lockLeads, type LockedLead } from '../write-changes.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { LeadContact, LeadMailInput } from './lead-template.ts';

/**
 * Mails a lead, who is contacted then; the answer goes to whoever wrote. Sent again with the same key it goes once.
 * @throws NotFound · Invalid when the lead has no address
 */
export async function mailLead(ctx: Ctx, input: LeadMailInput & { leadId: string }): Promise<void> {
  const by = allow(ctx.actor, 'leads:edit');
  await inTransaction(ctx, async (ctx) => {
    const { lead, email } = await lockOne(ctx, input.leadId);
    if (!email) throw new Invalid({ email: 'This lead has no e-mail address' });
    const dedupeKey = `lead-mail:${input.key}`;
    const [before] = await ctx.db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.dedupeKey, dedupeKey));
    if (before) return;
    const { subject, text } = input;
    await queueMessages(ctx, [
      {
        dedupeKey,
        channel: 'email',
        to: email,
        replyTo: by.email,
        subject,
        text,
        html: null,
        leadId: lead.id,
      },
    ]);
    const [mail] = await ctx.db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.dedupeKey, dedupeKey));
    await reached(ctx, lead, 'email');
    await logContactEvent(ctx, lead, {
      channel: 'email',
      outcome: 'sent',
      text: subject,
      messageId: mail?.id ?? '',
    });
  });
}

/**
 * Notes a call or a WhatsApp message with what came of it. Who was spoken or written to is contacted; who is to be called back has a
 * task that says so.
 * @returns events, for undoing
 */
export async function logContact(ctx: Ctx, input: LeadContact & { leadId: string }) {
  allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const { lead } = await lockOne(ctx, input.leadId);
    const { channel, outcome, text } = input;
    const eventIds = outcome === 'spoke' || outcome === 'sent' ? await reached(ctx, lead, channel) : [];
    await logContactEvent(ctx, lead, { channel, outcome, text });
    if (outcome === 'call-back' && input.callBackAt) {
      const task = { leadId: lead.id, title: 'Call back', dueAt: input.callBackAt };
      eventIds.push(...(await addTask(ctx, task)).eventIds);
    }
    return { eventIds };
  });
}

/** What follows from having spoken or written to a lead. @returns events, for undoing */
export const reached = (ctx: Ctx, { id: leadId }: LockedLead, channel: LeadContact['channel'] | 'email') =>
  followRule(ctx, {
    leadId,
    happened: channel === 'call' ? 'spoken' : 'written',
    because: { call: 'answered by a call', whatsapp: 'answered on WhatsApp', email: 'answered by mail' }[
      channel
    ],
    from: 'Office',
  });

export async function lockOne(ctx: Ctx, leadId: string) {
  const [lead] = await lockLeads(ctx, [leadId]);
  if (!lead) throw noLead(ctx);
  const { email, phone, phoneComplete, name, service, language } = leads;
  const [row] = await ctx.db
    .select({ email, phone, phoneComplete, name, service, language })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!row) throw noLead(ctx);
  return { lead, ...row };
}

/** Any try to reach somebody is on the timeline, and stops the clock (decision 024); what they wrote waits no more. */
export async function logContactEvent(
  ctx: Ctx,
  lead: LockedLead,
  data: Record<string, string>,
): Promise<void> {
  const by = allow(ctx.actor, 'leads:edit');
  const now = ctx.now();
  await ctx.db
    .update(leads)
    .set({
      firstContactAt: sql`coalesce(${leads.firstContactAt}, ${now.toISOString()}::timestamptz)`,
      clockNextAt: null,
      updatedAt: now,
    })
    .where(eq(leads.id, lead.id));
  await settleAnswers(ctx, { leadId: lead.id });
  await ctx.db.insert(leadEvents).values({
    id: v7(),
    leadId: lead.id,
    at: now,
    staffId: by.id,
    staffName: by.name,
    kind: 'contact',
    data,
  });
  const { text: _said, ...how } = data;
  await audit(ctx, { action: 'contacted', subjectType: 'lead', subjectId: lead.id, after: how });
  await announce(ctx, { kind: 'lead', leadId: lead.id, change: 'updated' });
}
