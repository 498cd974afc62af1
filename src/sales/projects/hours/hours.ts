import { and, desc, eq, sum } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Hours, HoursInput } from './hours-input.ts';
import { projectHours } from './table.server.ts';
import { holdProject } from '../select-projects.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const mostListed = 200;

/** The latest that were noted, and the sum of all. For the office alone. */
export async function hoursOf(
  { db }: Pick<Ctx, 'db'>,
  input: { projectId: string },
): Promise<{ hours: Hours[]; totalMinutes: number }> {
  const { id, step, staffName, minutes, workedOn, note } = projectHours;
  const its = eq(projectHours.projectId, input.projectId);
  const [hours, [total]] = await Promise.all([
    db
      .select({ id, step, staffName, minutes, workedOn, note })
      .from(projectHours)
      .where(its)
      .orderBy(desc(workedOn), desc(id))
      .limit(mostListed),
    db
      .select({ minutes: sum(minutes) })
      .from(projectHours)
      .where(its),
  ]);
  return { hours, totalMinutes: Number(total?.minutes ?? 0) };
}

/** Notes what whoever asks has worked. @throws NotFound · Invalid for a day that is still to come */
export async function noteHours(ctx: Ctx, input: HoursInput & { projectId: string }): Promise<void> {
  const by = allow(ctx.actor, 'projects:edit');
  if (input.workedOn > dateInIndia(ctx.now()))
    throw new Invalid({ workedOn: /*staff*/ 'This day is still to come' });
  const { projectId, ...noted } = input;
  await inTransaction(ctx, async (ctx) => {
    await holdProject(ctx, input);
    await ctx.db.insert(projectHours).values({ ...noted, projectId, id: v7(), staffName: by.name });
    await tell(ctx, projectId, { after: { hours: noted } });
  });
}

/** Takes out what was noted by mistake. @throws NotFound */
export async function dropHours(ctx: Ctx, input: { projectId: string; hoursId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  const { projectId, hoursId } = input;
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(projectHours)
      .where(and(eq(projectHours.id, hoursId), eq(projectHours.projectId, projectId)))
      .returning();
    if (!gone) throw new NotFound('This entry');
    const { step, minutes, workedOn, note, staffName } = gone;
    await tell(ctx, projectId, { before: { hours: { step, minutes, workedOn, note, by: staffName } } });
  });
}

const tell = (ctx: Ctx, subjectId: string, change: { before?: object; after?: object }) =>
  audit(ctx, { action: 'changed', subjectType: 'project', subjectId, ...change });
