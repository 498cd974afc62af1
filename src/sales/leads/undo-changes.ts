import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { leadEvents } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { undoTask } from './tasks/change-task.ts';
import { clockBefore } from './clock-after.ts';
import type { LeadStatus } from './lead.ts';
import type { BulkOutcome, Undo } from './lead-change.ts';
import { lockLeads, writeChanges, type DecidedChange, type LockedLead } from './write-changes.ts';

/**
 * Takes back one's own changes of the last ten minutes. State rules do not apply, for this is no step of the sale;
 * a lead that somebody has changed since is left alone and reported.
 */
export async function undoChanges(ctx: Ctx, input: Undo): Promise<BulkOutcome> {
  const me = allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const events = await ctx.db
      .select()
      .from(leadEvents)
      .where(
        and(
          inArray(leadEvents.id, input.eventIds),
          eq(leadEvents.staffId, me.id),
          gt(leadEvents.at, sql`now() - interval '10 minutes'`),
        ),
      );
    const locked = new Map(
      (
        await lockLeads(
          ctx,
          events.map((event) => event.leadId),
        )
      ).map((l) => [l.id, l]),
    );
    const refused: BulkOutcome['refused'] = [];
    const changes: DecidedChange[] = [];
    const tasks: BulkOutcome['changed'] = [];
    for (const { leadId, kind, data } of events) {
      const lead = locked.get(leadId);
      if (lead && kind === 'task') {
        const eventId = await undoTask(ctx, data);
        if (eventId) tasks.push({ id: leadId, eventId });
        else refused.push({ id: leadId, reason: 'Changed again in the meantime.' });
        continue;
      }
      const back = lead && takeBack(lead, kind, data);
      if (!lead || !back) refused.push({ id: leadId, reason: 'Changed again in the meantime.' });
      else changes.push({ lead, ...back });
    }
    const eventIds = await writeChanges(ctx, changes);
    const changed = changes.map(({ lead: { id } }, i) => ({ id, eventId: eventIds[i] ?? '' }));
    return { changed: [...changed, ...tasks], refused };
  });
}

function takeBack(
  lead: LockedLead,
  kind: string,
  { from = null, to = null, fromName = null, toName = null, contact = null }: Record<string, string | null>,
): Omit<DecidedChange, 'lead'> | null {
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
  return null;
}
