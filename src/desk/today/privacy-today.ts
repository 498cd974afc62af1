import { asc, eq, isNull } from 'drizzle-orm';
import { boardDueAt } from '#desk/breaches/breach.ts';
import { breaches } from '#desk/breaches/table.server.ts';
import { grievances } from '#desk/grievances/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { editPath, showPath } from '#kit/screen-paths.ts';
import type { Desk } from './desk.ts';
import type { TodayItem } from './today-item.ts';

const soonDays = 7;

/** What people ask about their data, with the day by which they were promised an answer. */
export async function openGrievances(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select()
    .from(grievances)
    .where(eq(grievances.status, 'open'))
    .orderBy(asc(grievances.dueOn))
    .limit(desk.limit);
  const today = dateInIndia(desk.now);
  return found.map(({ id, email, dueOn, createdAt }) => ({
    id: `grievance:${id}`,
    kind: 'privacy',
    urgency: dueOn < today ? 'late' : dueOn <= addDays(today, soonDays) ? 'today' : 'waiting',
    who: email,
    reason: `Asks about their data, answer by ${formatDate(dueOn)}`,
    at: createdAt.toISOString(),
    valuePaise: null,
    path: showPath('grievances', id),
    phone: '',
    acts: [],
  }));
}

/** Breaches that the Board has not been told of. */
export async function untoldBreaches(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select()
    .from(breaches)
    .where(isNull(breaches.boardToldAt))
    .orderBy(asc(breaches.knownAt))
    .limit(desk.limit);
  return found.map((breach) => ({
    id: `breach:${breach.id}`,
    kind: 'privacy',
    urgency: boardDueAt(breach) < desk.now ? 'late' : 'today',
    who: breach.title,
    reason: 'The Data Protection Board is to be told within 72 hours',
    at: boardDueAt(breach).toISOString(),
    valuePaise: null,
    path: editPath('breaches', breach.id),
    phone: '',
    acts: [],
  }));
}
