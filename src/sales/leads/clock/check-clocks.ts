import { asc, eq, lte } from 'drizzle-orm';
import { leadEvents, leads } from '../table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { giveTasksOfNobody } from '../tasks/give-tasks.ts';
import { assignByRules } from '../rules/assign-leads.ts';
import { assignedByRule } from '../initialize-leads.ts';
import { officeTimeOf, type RunningClock } from './lead-clock.ts';
import { addOfficeMinutes } from '#sales/office-hours/office-time.ts';
import { readRunningClock } from './read-lead-clock.ts';

/** Tells of a lead that waits too long. */
export const lateLead = job<{ leadId: string; change: 'late' | 'escalated' }>('lead-late', {
  retry: mailRetry,
  fields: { leadId: 'shown', change: 'shown' },
});

/** How many are looked after in one transaction. */
const batch = 50;

/**
 * Every minute: of leads that should have been answered by now their person hears, and later the owners; then another
 * person may get the lead. Two processes at once share the work.
 */
export async function checkClocks(ctx: Ctx): Promise<void> {
  const clock = await readRunningClock(ctx);
  let found = batch;
  while (found === batch) found = await inTransaction(ctx, (ctx) => checkSome(ctx, clock));
}

async function checkSome(ctx: Ctx, clock: RunningClock): Promise<number> {
  const now = ctx.now();
  const late = await ctx.db
    .select({
      id: leads.id,
      service: leads.service,
      assignedTo: leads.assignedTo,
      dueAt: leads.dueAt,
      clockNextAt: leads.clockNextAt,
    })
    .from(leads)
    .where(lte(leads.clockNextAt, now))
    .orderBy(asc(leads.clockNextAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const lead of late) {
    const isFirst = lead.clockNextAt?.getTime() === lead.dueAt?.getTime();
    if (isFirst) await warn(ctx, clock, lead);
    else await escalate(ctx, clock, lead);
  }
  return late.length;
}

type Late = { id: string; service: string; assignedTo: string | null; dueAt: Date | null };

async function warn(ctx: Ctx, clock: RunningClock, { id, service, dueAt }: Late) {
  const next = addOfficeMinutes(officeTimeOf(clock, service), dueAt ?? ctx.now(), clock.escalateMinutes);
  await ctx.db.update(leads).set({ clockNextAt: next }).where(eq(leads.id, id));
  await announceLate(ctx, id, 'late');
}

async function escalate(ctx: Ctx, clock: RunningClock, { id, service, assignedTo }: Late) {
  await ctx.db.update(leads).set({ clockNextAt: null, escalatedAt: ctx.now() }).where(eq(leads.id, id));
  const given = clock.reassign && (await giveToNext(ctx, { id, service, assignedTo }));
  await announceLate(ctx, id, 'escalated', (given && assignedTo) || undefined);
}

/** @returns whether somebody else has it now */
async function giveToNext(ctx: Ctx, { id, service, assignedTo }: Omit<Late, 'dueAt'>): Promise<boolean> {
  const [next] = await assignByRules(ctx, [{ service }], { not: assignedTo });
  if (!next) return false;
  const [before] = assignedTo
    ? await ctx.db.select({ name: staff.name }).from(staff).where(eq(staff.id, assignedTo))
    : [];
  await ctx.db
    .update(leads)
    .set({ assignedTo: next.person.id, updatedAt: ctx.now() })
    .where(eq(leads.id, id));
  await giveTasksOfNobody(ctx, { leadIds: [id], assignedTo: next.person.id });
  await ctx.db
    .insert(leadEvents)
    .values(assignedByRule(id, ctx.now(), next, { id: assignedTo, name: before?.name ?? null }));
  return true;
}

async function announceLate(ctx: Ctx, leadId: string, change: 'late' | 'escalated', takenFrom?: string) {
  await ctx.jobs.enqueue(ctx.db, lateLead, [{ leadId, change }]);
  await announce(ctx, { kind: 'lead', leadId, change, ...(takenFrom && { takenFrom }) });
}
