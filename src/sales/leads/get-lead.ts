import { and, desc, eq } from 'drizzle-orm';
import { consents, leadTouches } from './enquiries/table.server.ts';
import { leadEvents, leads } from './table.server.ts';
import { shownFiles, shownMail } from '#agency/incoming-mails/shown-mail.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { catchesOf } from './blocking/catch-spam.ts';
import { readBlockRules } from './blocking/read-rules.ts';
import { mergesInto } from './merging/undo-lead-merge.ts';
import { tasksOf } from './tasks/list-tasks.ts';
import { consentTexts } from './enquiries/consent.ts';
import { reasonsOf } from './score/lead-score.ts';
import { readScoreFacts } from './score/rescore.ts';
import { leadColumns } from './lead-columns.ts';
import { noLead, seenLeads } from './seen-leads.ts';

/** Of each kind of entry; nobody reads further back than this. */
const maxEntries = 200;

/** A lead with all that happened to it, newest first. That it was looked at goes into the audit. */
export async function getLead(ctx: Ctx, input: { leadId: string }) {
  allow(ctx.actor, 'leads:read');
  const [lead] = await ctx.db
    .select({ ...leadColumns, mergedInto: leads.mergedInto })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignedTo))
    .where(and(eq(leads.id, input.leadId), seenLeads(ctx)));
  if (!lead) throw noLead(ctx);
  await auditView(ctx, { subjectType: 'lead', subjectId: lead.id });
  const facts = (await readScoreFacts(ctx, [lead.id])).get(lead.id);
  return {
    ...lead,
    scoreReasons: facts ? reasonsOf(facts) : [],
    consents: await givenConsents(ctx, lead.id),
    timeline: await readTimeline(ctx, lead.id),
    tasks: await tasksOf(ctx, lead.id),
    merges: await mergesInto(ctx, lead.id),
    caughtBy: catchesOf(await readBlockRules(ctx), lead),
  };
}

async function givenConsents(ctx: Ctx, leadId: string) {
  const given = await ctx.db
    .select()
    .from(consents)
    .where(eq(consents.leadId, leadId))
    .orderBy(consents.givenAt);
  return given.map(({ purpose, textVersion, givenAt }) => ({
    purpose,
    textVersion,
    givenAt,
    words: consentTexts[textVersion] ?? null,
  }));
}

async function readTimeline(ctx: Ctx, leadId: string) {
  const touches = await ctx.db
    .select()
    .from(leadTouches)
    .where(eq(leadTouches.leadId, leadId))
    .orderBy(desc(leadTouches.id))
    .limit(maxEntries);
  const events = await ctx.db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(desc(leadEvents.id))
    .limit(maxEntries);
  const mails = await ctx.db
    .select({
      id: messages.id,
      at: messages.createdAt,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      status: messages.status,
      lastError: messages.lastError,
      delivery: messages.delivery,
      followUp: messages.followUp,
    })
    .from(messages)
    .where(eq(messages.leadId, leadId))
    .orderBy(desc(messages.id))
    .limit(maxEntries);
  const answers = await ctx.db
    .select(shownMail)
    .from(incomingMails)
    .where(eq(incomingMails.leadId, leadId))
    .orderBy(desc(incomingMails.id))
    .limit(maxEntries);
  // A mail that staff wrote is one entry, with who wrote it.
  const writers = new Map(
    events.map(({ kind, data, staffName }) => [kind === 'contact' && data.messageId, staffName]),
  );
  return [
    ...touches.map(({ id, at, raw, pageUrl, userAgent, ip, takenBy }) => ({
      kind: 'touch' as const,
      id,
      at,
      raw,
      pageUrl,
      userAgent,
      ip,
      takenBy,
    })),
    ...events
      .filter(({ data }) => !data.messageId)
      .map(({ id, at, kind, staffName, data }) => ({ kind, id, at, staffName, data })),
    ...mails.map((mail) => ({
      kind: 'message' as const,
      ...mail,
      ...(writers.has(mail.id) && { staffName: writers.get(mail.id) }),
    })),
    ...answers.map((mail) => ({ kind: 'answer' as const, ...mail, files: shownFiles(mail) })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
}
