import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { decideAssignee, decideStatus, type Decide } from './decide-change.ts';
import { decideDeal } from './deal/decide-deal.ts';
import { readValueByItself } from './deal/refresh-value.ts';
import { noLead } from './seen-leads.ts';
import { decideTags } from './tags/decide-tags.ts';
import { planNext } from './tasks/change-task.ts';
import type { LeadChange } from './lead-change.ts';
import { lockLeads, writeChanges, type DecidedChange } from './write-changes.ts';

/**
 * Gives a lead another status, person, follow-up, value, expected day or tags, all or nothing.
 * @returns the events written, for undoing
 * @throws Conflict when the status cannot follow the present one · Invalid where a reason is missing
 */
export async function updateLead(ctx: Ctx, input: LeadChange & { leadId: string }) {
  allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const decides: Decide[] = [];
    if (input.status !== undefined) decides.push(await decideStatus(ctx, input.status, input.reason));
    if (input.assignedTo !== undefined) decides.push(await decideAssignee(ctx, input.assignedTo));
    if (input.addTags ?? input.removeTags)
      decides.push(await decideTags(ctx, { add: input.addTags, remove: input.removeTags }));
    const [lead] = await lockLeads(ctx, [input.leadId]);
    if (!lead) throw noLead(ctx);
    decides.push(decideDeal(await saidDeal(ctx, input)));
    const changes: DecidedChange[] = [];
    for (const decide of decides) {
      const decision = decide(lead);
      if (decision && 'refused' in decision) throw new Conflict(decision.refused);
      if (decision) changes.push({ lead, ...decision });
    }
    const eventIds = await writeChanges(ctx, changes);
    if (input.nextFollowUpAt !== undefined)
      eventIds.push(...(await planNext(ctx, lead, { to: input.nextFollowUpAt, reason: input.reason })));
    return { eventIds };
  });
}

/** What was said of the deal; where it shall go by its quotations again, what these come to. */
async function saidDeal(ctx: Ctx, input: LeadChange & { leadId: string }) {
  const { valuePaise, expectedCloseOn } = input;
  return {
    ...(valuePaise !== undefined && {
      valuePaise: valuePaise ?? (await readValueByItself(ctx, input.leadId)),
      valueKept: valuePaise !== null,
    }),
    ...(expectedCloseOn !== undefined && { expectedCloseOn }),
  };
}
