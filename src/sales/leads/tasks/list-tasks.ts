import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isAskingWhy, leadTasks } from './table.server.ts';
import { leads } from '../table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { seenLeads } from '../seen-leads.ts';
import type { TaskPage } from './lead-task.ts';

const taskColumns = {
  id: leadTasks.id,
  leadId: leadTasks.leadId,
  title: leadTasks.title,
  dueAt: leadTasks.dueAt,
  assignedTo: leadTasks.assignedTo,
  assignedName: staff.name,
  doneAt: leadTasks.doneAt,
  asksWhy: isAskingWhy,
};

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** One page of tasks with their leads. */
export async function listTasks(ctx: Ctx, page: TaskPage) {
  const me = allow(ctx.actor, 'leads:read');
  const isOpen = page.state === 'open';
  const sorted = isOpen ? leadTasks.dueAt : leadTasks.doneAt;
  const cursor = page.cursor === undefined ? null : readCursor(page.cursor);
  const found = await ctx.db
    .select({ ...taskColumns, leadName: leads.name, phone: leads.phone, phoneComplete: leads.phoneComplete })
    .from(leadTasks)
    .innerJoin(leads, eq(leads.id, leadTasks.leadId))
    .leftJoin(staff, eq(staff.id, leadTasks.assignedTo))
    .where(
      and(
        seenLeads(ctx),
        isNull(leads.deletedAt),
        isOpen ? isNull(leadTasks.doneAt) : isNotNull(leadTasks.doneAt),
        page.whose === 'mine' ? eq(leadTasks.assignedTo, me.id) : undefined,
        cursor
          ? sql`(${sorted}, ${leadTasks.id}) ${isOpen ? sql`>` : sql`<`} (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...(isOpen ? [asc(sorted), asc(leadTasks.id)] : [desc(sorted), desc(leadTasks.id)]))
    .limit(page.perPage + 1)
    .offset(cursor ? 0 : page.offset);
  const data = found.slice(0, page.perPage);
  const last = data.at(-1);
  const at = last && (isOpen ? last.dueAt : last.doneAt);
  return {
    data,
    nextCursor:
      last && at && found.length > page.perPage
        ? Buffer.from(JSON.stringify([at.toISOString(), last.id])).toString('base64url')
        : null,
  };
}

function readCursor(text: string) {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new Invalid({ cursor: 'This page marker is not one of ours' });
  }
}

/** The tasks of one lead: what is open by its time, then what was done last. */
export async function tasksOf({ db }: Pick<Ctx, 'db'>, leadId: string) {
  const ofLead = (isDone: boolean) =>
    db
      .select(taskColumns)
      .from(leadTasks)
      .leftJoin(staff, eq(staff.id, leadTasks.assignedTo))
      .where(
        and(eq(leadTasks.leadId, leadId), isDone ? isNotNull(leadTasks.doneAt) : isNull(leadTasks.doneAt)),
      );
  const open = await ofLead(false).orderBy(asc(leadTasks.dueAt), asc(leadTasks.id)).limit(50);
  const done = await ofLead(true).orderBy(desc(leadTasks.doneAt)).limit(5);
  return [...open, ...done];
}

/** What is to be done next about those of some leads that have a follow-up, by their ids. */
export async function nextTitles(
  { db }: Pick<Ctx, 'db'>,
  of: { id: string; nextFollowUpAt: Date | null }[],
): Promise<Map<string, string>> {
  const ids = of.filter(({ nextFollowUpAt }) => nextFollowUpAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const next = await db
    .selectDistinctOn([leadTasks.leadId], { leadId: leadTasks.leadId, title: leadTasks.title })
    .from(leadTasks)
    .where(and(inArray(leadTasks.leadId, ids), isNull(leadTasks.doneAt)))
    .orderBy(asc(leadTasks.leadId), asc(leadTasks.dueAt), asc(leadTasks.id));
  return new Map(next.map(({ leadId, title }) => [leadId, title]));
}
