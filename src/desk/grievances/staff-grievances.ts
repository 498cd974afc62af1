import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import type { GrievanceAnswer, GrievanceFilter } from './grievance.ts';
import { grievanceMail } from './grievance-mail.ts';
import { grievances } from './table.server.ts';

/** What was asked about data, the latest first. */
export async function listGrievances(ctx: Ctx, input: GrievanceFilter & TimePage) {
  allow(ctx.actor, 'grievances:read');
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select()
      .from(grievances)
      .where(and(input.status && eq(grievances.status, input.status), before(grievances.id)))
      .orderBy(desc(grievances.id))
      .limit(limit)
      .offset(offset),
  );
}

/** @throws NotFound */
export async function getGrievance(ctx: Ctx, { id }: { id: string }) {
  allow(ctx.actor, 'grievances:read');
  const [found] = await ctx.db.select().from(grievances).where(eq(grievances.id, id));
  if (!found) throw new NotFound('This request');
  await auditView(ctx, { subjectType: 'grievance', subjectId: id });
  return found;
}

/** Answers by mail, once. @throws NotFound · Conflict */
export async function answerGrievance(
  ctx: Ctx,
  { id, text }: GrievanceAnswer & { id: string },
): Promise<void> {
  const { name } = allow(ctx.actor, 'grievances:edit');
  await inTransaction(ctx, async (ctx) => {
    const [answered] = await ctx.db
      .update(grievances)
      .set({ status: 'answered', answer: text, answeredAt: ctx.now(), answeredBy: name })
      .where(and(eq(grievances.id, id), eq(grievances.status, 'open')))
      .returning({ id: grievances.id });
    if (!answered) {
      if ((await ctx.db.$count(grievances, eq(grievances.id, id))) === 0) throw new NotFound('This request');
      throw new Conflict('This request has been answered already.');
    }
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'grievance',
      subjectId: id,
      after: { status: 'answered' },
    });
    await ctx.jobs.enqueue(ctx.db, grievanceMail, [{ what: 'answered', grievanceId: id }]);
  });
}

/** Every night: has staff told of what was to be answered by yesterday. Each is told of once. */
export async function watchGrievances(ctx: Ctx): Promise<void> {
  const late = await ctx.db
    .select({ id: grievances.id })
    .from(grievances)
    .where(and(eq(grievances.status, 'open'), lt(grievances.dueOn, dateInIndia(ctx.now()))))
    .orderBy(asc(grievances.id));
  await ctx.jobs.enqueue(
    ctx.db,
    grievanceMail,
    late.map(({ id }) => ({ what: 'late' as const, grievanceId: id })),
  );
}
