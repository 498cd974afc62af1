import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { leadTasks } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkAssignee } from '../decide-change.ts';
import { ofSeenLead } from '../seen-leads.ts';
import { lockLeads, type LockedLead } from '../write-changes.ts';
import { asksWhy, type TaskChange } from './lead-task.ts';
import { usualTask } from './usual-task.ts';
import { nextTask, logTaskEvent, type TaskRow } from './write-task.ts';

/**
 * Does a task, opens it again, puts it off, or gives it to somebody else.
 * @throws NotFound · Invalid, also where it asks why and nobody says it
 */
export async function changeTask(ctx: Ctx, input: TaskChange & { taskId: string }) {
  allow(ctx.actor, 'leads:edit');
  return inTransaction(ctx, async (ctx) => {
    const [known] = await ctx.db.select().from(leadTasks).where(eq(leadTasks.id, input.taskId));
    if (!known) throw new NotFound('This task');
    // The lead first, as every other writer does.
    const [lead] = await lockLeads(ctx, [known.leadId]);
    const [task] = await ctx.db
      .select()
      .from(leadTasks)
      .where(and(eq(leadTasks.id, input.taskId), ofSeenLead(ctx, leadTasks.leadId)))
      .for('update');
    if (!task) throw new NotFound('This task');
    if (input.assignedTo) await checkAssignee(ctx, input.assignedTo, lead);
    const eventIds: string[] = [];
    const { title = task.title, assignedTo = task.assignedTo } = input;
    if (title !== task.title || assignedTo !== task.assignedTo) {
      await ctx.db.update(leadTasks).set({ title, assignedTo }).where(eq(leadTasks.id, task.id));
      await logTaskEvent(ctx, { ...task, title }, 'changed');
    }
    if (input.dueAt && input.dueAt.getTime() !== task.dueAt.getTime())
      eventIds.push(await moveTask(ctx, { ...task, title }, input.dueAt));
    if (input.done !== undefined && input.done !== (task.doneAt !== null))
      eventIds.push(await finishTask(ctx, { ...task, title }, input.done, input.reason));
    return { eventIds };
  });
}

/**
 * The lead's next follow-up, as lists and today's page know it, is its next open task: another time moves it, none does
 * it, and where there is none one is made. The lead is held by the caller. @returns events, for undoing
 * @throws Invalid where it asks why and nobody says it
 */
export async function planNext(
  ctx: Ctx,
  lead: LockedLead,
  { to, reason }: { to: Date | null; reason: string | undefined },
): Promise<string[]> {
  const by = allow(ctx.actor, 'leads:edit');
  const add = async (dueAt: Date) => {
    const [task] = await ctx.db
      .insert(leadTasks)
      .values({ id: v7(), leadId: lead.id, title: usualTask, dueAt, assignedTo: lead.assignedTo ?? by.id })
      .returning();
    if (!task) throw new Error('An insert returned nothing');
    return task;
  };
  const found = await nextTask(ctx, lead.id);
  const next = found ?? (lead.nextFollowUpAt && (await add(lead.nextFollowUpAt)));
  if (!next) return to ? [await logTaskEvent(ctx, await add(to), 'added', { to })] : [];
  if (!to) return [await finishTask(ctx, next, true, reason)];
  return next.dueAt.getTime() === to.getTime() ? [] : [await moveTask(ctx, next, to)];
}

async function moveTask(ctx: Ctx, task: TaskRow, to: Date): Promise<string> {
  await ctx.db.update(leadTasks).set({ dueAt: to }).where(eq(leadTasks.id, task.id));
  return logTaskEvent(ctx, task, 'moved', { from: task.dueAt, to });
}

async function finishTask(ctx: Ctx, task: TaskRow, done: boolean, reason?: string): Promise<string> {
  if (done && asksWhy(task) && !reason) throw new Invalid({ reason: 'Say why nothing was accepted' });
  await ctx.db
    .update(leadTasks)
    .set({ doneAt: done ? ctx.now() : null })
    .where(eq(leadTasks.id, task.id));
  return logTaskEvent(ctx, task, done ? 'done' : 'reopened', {
    to: task.dueAt,
    ...(done && reason && { reason }),
  });
}

/** Takes back one's own step, unless the task was touched since. @returns the new event, or null */
export async function undoTask(ctx: Ctx, data: Record<string, string | null>): Promise<string | null> {
  const [task] = await ctx.db
    .select()
    .from(leadTasks)
    .where(eq(leadTasks.id, data.taskId ?? ''))
    .for('update');
  if (!task) return null;
  const isAt = task.dueAt.toISOString() === data.to;
  const undone = { undone: 'yes' } as const;
  if (data.step === 'added' && isAt && !task.doneAt) {
    await ctx.db.delete(leadTasks).where(eq(leadTasks.id, task.id));
    return logTaskEvent(ctx, task, 'removed', undone);
  }
  if (data.step === 'moved' && isAt && data.from) {
    const to = new Date(data.from);
    await ctx.db.update(leadTasks).set({ dueAt: to }).where(eq(leadTasks.id, task.id));
    return logTaskEvent(ctx, task, 'moved', { from: task.dueAt, to, ...undone });
  }
  const wasDone = data.step === 'done';
  if ((wasDone || data.step === 'reopened') && wasDone === (task.doneAt !== null)) {
    await ctx.db
      .update(leadTasks)
      .set({ doneAt: wasDone ? null : ctx.now() })
      .where(eq(leadTasks.id, task.id));
    return logTaskEvent(ctx, task, wasDone ? 'reopened' : 'done', { to: task.dueAt, ...undone });
  }
  return null;
}
