import type { Ctx } from '#kit/context.ts';
import { clockAfter } from '../clock-after.ts';
import type { Author } from '../lead.ts';
import { lockLiving, recordChanges } from '../write-changes.ts';
import { doTasks } from './do-tasks.ts';
import { statusRules, type Happening } from './status-rules.ts';

/** What happened to a lead. `because`: in words, for its timeline. `from`: who says so where no member of staff does. */
export type Happened = { leadId: string; happened: Happening; because: string; from: string };

/**
 * Lets a lead follow what happened to it, in the transaction in which it happened: its status by `statusRules`, and the
 * tasks that are done with it. Told twice, or late, nothing changes any more: its row is held while that is decided. Of a
 * lead that became part of another, the one that lives follows.
 * @returns the events written, for undoing
 */
export async function followRule(ctx: Ctx, { leadId, happened, because, from }: Happened): Promise<string[]> {
  const lead = await lockLiving(ctx, leadId);
  if (!lead) return [];
  const by: Author = ctx.actor.kind === 'staff' ? ctx.actor : { id: null, name: from };
  const { to, from: held } = statusRules[happened];
  const eventIds: string[] = [];
  if (to && held.includes(lead.status)) {
    const clockChange = clockAfter(lead, to, ctx.now(), null);
    const change = {
      lead,
      // What is sold does not stay in the trash.
      set: { status: to, ...clockChange, ...(lead.deletedAt && { deletedAt: null }) },
      kind: 'status' as const,
      data: {
        from: lead.status,
        to,
        rule: happened,
        reason: because,
        ...(clockChange.firstContactAt ? { contact: 'first' } : {}),
      },
      action: 'status-changed' as const,
    };
    eventIds.push(...(await recordChanges(ctx, [change], by)));
  }
  eventIds.push(...(await doTasks(ctx, { leadId: lead.id, happened, because, by })));
  return eventIds;
}
