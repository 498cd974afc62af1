import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { decideAssignee, decideStatus } from './decide-change.ts';
import type { BulkChange, BulkOutcome } from './lead-change.ts';
import { noLead } from './seen-leads.ts';
import { decideTags } from './tags/decide-tags.ts';
import { lockLeads, writeChanges, type DecidedChange } from './write-changes.ts';

/** Changes many leads at once. One that cannot follow stays as it is and is reported with the reason. */
export async function bulkUpdate(ctx: Ctx, input: BulkChange): Promise<BulkOutcome> {
  allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const decide =
      'status' in input
        ? await decideStatus(ctx, input.status, input.reason)
        : 'assignedTo' in input
          ? await decideAssignee(ctx, input.assignedTo)
          : await decideTags(ctx, { add: input.addTags });
    const locked = await lockLeads(ctx, input.ids);
    const known = new Set(locked.map((lead) => lead.id));
    const refused = [...new Set(input.ids)]
      .filter((id) => !known.has(id))
      .map((id) => ({ id, reason: noLead(ctx).message }));
    const changes: DecidedChange[] = [];
    for (const lead of locked) {
      const decision = decide(lead);
      if (decision && 'refused' in decision) refused.push({ id: lead.id, reason: decision.refused });
      else if (decision) changes.push({ lead, ...decision });
    }
    const eventIds = await writeChanges(ctx, changes);
    const changed = changes.map(({ lead: { id } }, i) => ({ id, eventId: eventIds[i] ?? '' }));
    return { changed, refused };
  });
}
