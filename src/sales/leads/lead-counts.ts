import type { Ctx } from '#kit/context.ts';
import { allow } from '#kit/context.ts';
import { openStatuses } from './lead.ts';
import { countLeads } from './find-leads.ts';

/** How much waits in each of the back office's tabs, each up to a thousand. */
export async function leadCounts(ctx: Ctx) {
  const me = allow(ctx.actor, 'leads:read');
  const total = async (filter: Parameters<typeof countLeads>[1]) => (await countLeads(ctx, filter)).total;
  return {
    new: await total({ status: ['new'] }),
    mine: await total({ assignedTo: me.id, status: openStatuses }),
    due: await total({ followUp: 'due' }),
    suspected: await total({ status: ['suspected'] }),
  };
}
