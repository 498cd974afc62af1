import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadTasks } from './table.server.ts';
import { leadEvents, leads } from '../table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { Author } from '../lead.ts';
import type { TaskStep } from './lead-task.ts';

export type TaskRow = typeof leadTasks.$inferSelect;

/**
 * Writes down on the lead what became of a task, and what its next one is now.
 * @param by without it whoever of the staff asks, who needs the permission then
 * @returns the event, for undoing
 */
export async function logTaskEvent(
  ctx: Ctx,
  task: Pick<TaskRow, 'id' | 'leadId' | 'title'>,
  step: TaskStep,
  data: { from?: Date | null; to?: Date | null; undone?: 'yes'; rule?: string; reason?: string } = {},
  by: Author = allow(ctx.actor, 'leads:edit'),
): Promise<string> {
  const { from, to, ...more } = data;
  const event = {
    id: v7(),
    leadId: task.leadId,
    at: ctx.now(),
    staffId: by.id,
    staffName: by.name,
    kind: 'task' as const,
    data: {
      step,
      taskId: task.id,
      title: task.title,
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
      ...more,
    },
  };
  await ctx.db.insert(leadEvents).values(event);
  await refreshNext(ctx, task.leadId);
  await audit(ctx, {
    action: 'follow-up-set',
    subjectType: 'lead',
    subjectId: task.leadId,
    after: { task: task.title, step, to: event.data.to },
  });
  await announce(ctx, { kind: 'lead', leadId: task.leadId, change: 'updated' });
  return event.id;
}

/** The lead stands in lists by its earliest open task. */
export async function refreshNext(ctx: Pick<Ctx, 'db' | 'now'>, leadId: string): Promise<void> {
  const next = sql`(select min(${leadTasks.dueAt}) from ${leadTasks} where ${and(eq(leadTasks.leadId, leadId), isNull(leadTasks.doneAt))})`;
  await ctx.db.update(leads).set({ nextFollowUpAt: next, updatedAt: ctx.now() }).where(eq(leads.id, leadId));
}

/** The open task of a lead that comes first. */
export async function nextTask({ db }: Pick<Ctx, 'db'>, leadId: string): Promise<TaskRow | undefined> {
  const [task] = await db
    .select()
    .from(leadTasks)
    .where(and(eq(leadTasks.leadId, leadId), isNull(leadTasks.doneAt)))
    .orderBy(asc(leadTasks.dueAt), asc(leadTasks.id))
    .limit(1)
    .for('update');
  return task;
}
