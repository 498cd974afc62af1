import { v7 } from 'uuid';
import { leadTasks } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkAssignee } from '../decide-change.ts';
import { noLead } from '../seen-leads.ts';
import { lockLeads } from '../write-changes.ts';
import type { TaskInput } from './lead-task.ts';
import { logTaskEvent } from './write-task.ts';

/** Notes what is to be done about a lead. @throws NotFound · Invalid @returns its event, for undoing */
export async function addTask(ctx: Ctx, input: TaskInput & { leadId: string }) {
  const by = allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const [lead] = await lockLeads(ctx, [input.leadId]);
    if (!lead) throw noLead(ctx);
    if (input.assignedTo) await checkAssignee(ctx, input.assignedTo, lead);
    const [task] = await ctx.db
      .insert(leadTasks)
      .values({ ...input, id: v7(), assignedTo: input.assignedTo ?? lead.assignedTo ?? by.id })
      .returning();
    if (!task) throw new Error('An insert returned nothing');
    return { id: task.id, eventIds: [await logTaskEvent(ctx, task, 'added', { to: task.dueAt })] };
  });
}
