import { asc, eq } from 'drizzle-orm';
import { classLevels, classSchedules } from './table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { AgeGroup, LevelName, WeeklySlot, type Schedule } from './onboarding.ts';

/** The levels that can be chosen, in the owner's order. */
export async function listActiveLevels(ctx: Pick<Ctx, 'db'>): Promise<{ id: string; name: string }[]> {
  return ctx.db
    .select({ id: classLevels.id, name: classLevels.name })
    .from(classLevels)
    .where(eq(classLevels.status, 'Active'))
    .orderBy(asc(classLevels.position), asc(classLevels.id));
}

/** The onboarding sessions that take place; a list that cannot be read is empty. */
export async function listActiveSchedules(ctx: Pick<Ctx, 'db'>): Promise<Schedule[]> {
  const rows = await ctx.db
    .select({ schedule: classSchedules, serviceName: services.name })
    .from(classSchedules)
    .innerJoin(services, eq(services.id, classSchedules.serviceId))
    .where(eq(classSchedules.status, 'Active'))
    .orderBy(asc(services.position), asc(classSchedules.id));
  return rows.map(({ schedule: { id, levels, ageGroups, frequency }, serviceName }) => ({
    id,
    serviceName,
    levels: storedList(LevelName, levels).items,
    ageGroups: storedList(AgeGroup, ageGroups).items,
    frequency: storedList(WeeklySlot, frequency).items,
  }));
}
