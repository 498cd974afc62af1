import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { leadEvents } from './table.server.ts';
import { allow, keptToOwn, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { leadTags } from './tags/table.server.ts';
import { undoTask } from './tasks/change-task.ts';
import { clockBefore } from './clock-after.ts';
import { dealIn, dealOf, isSameDeal } from './deal/decide-deal.ts';
import type { LeadStatus } from './lead.ts';
import type { BulkOutcome, Undo } from './lead-change.ts';
import { ofSeenLead } from './seen-leads.ts';
import { lockLeads, writeChanges, type DecidedChange, type LockedLead } from './write-changes.ts';

/**
 * Takes back one's own changes of the last ten minutes, and what a rule has done at any time. State rules do not apply,
 * for this is no step of the sale; a lead that somebody has changed since is left alone and reported.
 */
export async function undoChanges(ctx: Ctx, input: Undo): Promise<BulkOutcome> {
  const me = allow(ctx.actor, 'leads:edit');
  const isOwn = eq(leadEvents.staffId, me.id);
  const isRecent = gt(leadEvents.at, sql`now() - interval '10 minutes'`);
  return inTransaction(ctx, async (ctx) => {
    const events = await ctx.db
      .select()
      .from(leadEvents)
      .where(
        and(
          inArray(leadEvents.id, input.eventIds),
          or(and(isOwn, isRecent), sql`${leadEvents.data} ? 'rule'`),
          // Who gave a lead away by mistake sees it no more, and may still have it back.
          keptToOwn(ctx) === null ? undefined : or(ofSeenLead(ctx, leadEvents.leadId), gaveAway(me.id)),
        ),
      );
    const tags = await tagsBefore(ctx, events);
    const locked = new Map(
      (
        await lockLeads(
          ctx,
          events.map((event) => event.leadId),
          sql`true`,
        )
      ).map((l) => [l.id, l]),
    );
    const lastSteps = await lastStatusEvents(ctx, [...locked.keys()]);
    const refused: BulkOutcome['refused'] = [];
    const changes: DecidedChange[] = [];
    const tasks: BulkOutcome['changed'] = [];
    for (const { id, leadId, kind, data } of events) {
      const lead = locked.get(leadId);
      if (lead && kind === 'task') {
        const eventId = await undoTask(ctx, data);
        if (eventId) tasks.push({ id: leadId, eventId });
        else refused.push({ id: leadId, reason: 'Changed again in the meantime.' });
        continue;
      }
      const isOvertaken = kind === 'status' && lastSteps.get(leadId) !== id;
      const back = lead && !isOvertaken && takeBack(lead, kind, data, tags);
      if (!lead || !back) refused.push({ id: leadId, reason: 'Changed again in the meantime.' });
      else changes.push({ lead, ...back });
    }
    const eventIds = await writeChanges(ctx, changes);
    const changed = changes.map(({ lead: { id } }, i) => ({ id, eventId: eventIds[i] ?? '' }));
    return { changed: [...changed, ...tasks], refused };
  });
}

/** That somebody gave their own lead to somebody else, or to nobody. */
const gaveAway = (me: string) =>
  and(
    eq(leadEvents.kind, 'assigned'),
    eq(leadEvents.staffId, me),
    sql`${leadEvents.data} ->> 'from' = ${me}`,
    sql`not ${leadEvents.data} ? 'rule'`,
  );

/** The newest step of each sale: only that one can be taken back. */
async function lastStatusEvents({ db }: Pick<Ctx, 'db'>, leadIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([leadEvents.leadId], { leadId: leadEvents.leadId, id: leadEvents.id })
    .from(leadEvents)
    .where(and(inArray(leadEvents.leadId, leadIds), eq(leadEvents.kind, 'status')))
    .orderBy(leadEvents.leadId, desc(leadEvents.id));
  return new Map(rows.map(({ leadId, id }) => [leadId, id]));
}

function takeBack(
  lead: LockedLead,
  kind: string,
  data: Record<string, string | null>,
  tags: Set<string>,
): Omit<DecidedChange, 'lead'> | null {
  const { from = null, to = null, fromName = null, toName = null, contact = null } = data;
  const undone = { action: 'undone', undo: { from: to, to: from, undone: 'yes' } } as const;
  if (kind === 'status' && lead.status === to)
    return {
      set: { status: from as LeadStatus, ...clockBefore(lead, from as LeadStatus, contact === 'first') },
      kind,
      data: undone.undo,
      action: undone.action,
    };
  if (kind === 'assigned' && lead.assignedTo === to)
    return {
      set: { assignedTo: from },
      kind,
      data: { ...undone.undo, fromName: toName, toName: fromName },
      action: undone.action,
    };
  if (kind === 'tags' && lead.tags.join() === to) {
    // What was forgotten meanwhile does not come back.
    const before = idsIn(from).filter((id) => tags.has(id));
    if (before.join() === to) return null;
    return {
      set: { tags: before },
      kind,
      data: {
        ...undone.undo,
        to: before.join(),
        added: data.removed ?? null,
        removed: data.added ?? null,
      },
      action: undone.action,
    };
  }
  if (kind === 'deal' && isSameDeal(dealOf(lead), dealIn(data, 'to')))
    return {
      set: dealIn(data, 'from'),
      kind,
      data: { ...turned(data), undone: 'yes' },
      action: undone.action,
    };
  return null;
}

/** Those of the tags that these changes found which there still are; held, so that nobody takes one away meanwhile. */
async function tagsBefore(
  { db }: Pick<Ctx, 'db'>,
  events: Pick<typeof leadEvents.$inferSelect, 'kind' | 'data'>[],
): Promise<Set<string>> {
  const ids = events.flatMap(({ kind, data }) => (kind === 'tags' ? idsIn(data.from) : []));
  const known = await db
    .select({ id: leadTags.id })
    .from(leadTags)
    .where(inArray(leadTags.id, ids))
    .for('share');
  return new Set(known.map(({ id }) => id));
}

const idsIn = (text: string | null | undefined) => (text ?? '').split(',').filter(Boolean);

/** What an event says, the other way round. */
const turned = (data: Record<string, string | null>) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key.startsWith('from') ? `to${key.slice(4)}` : key.startsWith('to') ? `from${key.slice(2)}` : key,
      value,
    ]),
  );
