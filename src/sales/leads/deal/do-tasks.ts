import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { leadTasks } from '../tasks/table.server.ts';
import { logTaskEvent } from '../tasks/write-task.ts';
import type { Author } from '../lead.ts';
import { asksWhy } from '../tasks/lead-task.ts';
import { doesTask, whyTask, type Happening } from './status-rules.ts';

/** Does the open tasks that say what has just happened. The lead is held by the caller. @returns events, for undoing */
export async function doTasks(
  ctx: Ctx,
  input: { leadId: string; happened: Happening; because: string; by: Author },
): Promise<string[]> {
  const { leadId, happened, because, by } = input;
  const open = await ctx.db
    .select()
    .from(leadTasks)
    .where(and(eq(leadTasks.leadId, leadId), isNull(leadTasks.doneAt)))
    .orderBy(asc(leadTasks.id))
    .for('update');
  const eventIds: string[] = [];
  for (const task of open) {
    // Whatever somebody has called it since, what a rule has asked is done by its answer.
    if (!doesTask(happened, asksWhy(task) ? whyTask : task.title)) continue;
    await ctx.db.update(leadTasks).set({ doneAt: ctx.now() }).where(eq(leadTasks.id, task.id));
    const data = { to: task.dueAt, rule: happened, reason: because };
    eventIds.push(await logTaskEvent(ctx, task, 'done', data, by));
  }
  return eventIds;
}
