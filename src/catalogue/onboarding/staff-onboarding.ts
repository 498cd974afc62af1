import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { classLevels, classSchedules } from './table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LevelInput, ScheduleInput } from './onboarding-input.ts';
import { AgeGroup, LevelName, WeeklySlot } from './onboarding.ts';

/** All levels in order. */
export async function listLevels(ctx: Ctx) {
  allow(ctx.actor, 'pricing:read');
  return ctx.db.select().from(classLevels).orderBy(asc(classLevels.position), asc(classLevels.id));
}

/** All schedules by service; what cannot be read is said. */
export async function listSchedules(ctx: Ctx) {
  allow(ctx.actor, 'pricing:read');
  const rows = await ctx.db
    .select({ schedule: classSchedules, serviceName: services.name })
    .from(classSchedules)
    .innerJoin(services, eq(services.id, classSchedules.serviceId))
    .orderBy(asc(services.position), asc(classSchedules.id));
  return rows.map(({ schedule, serviceName }) => {
    const levels = storedList(LevelName, schedule.levels);
    const ageGroups = storedList(AgeGroup, schedule.ageGroups);
    const frequency = storedList(WeeklySlot, schedule.frequency);
    const isBroken = levels.broken || ageGroups.broken || frequency.broken;
    return {
      ...schedule,
      serviceName,
      levels: levels.items,
      ageGroups: ageGroups.items,
      frequency: frequency.items,
      warning: isBroken ? 'Part of this schedule cannot be read and counts as empty.' : null,
    };
  });
}

/** Adds a level, or replaces the one with this id. @throws NotFound, Invalid when the name is taken */
export async function saveLevel(ctx: Ctx, { id, ...input }: LevelInput & { id?: string }) {
  allow(ctx.actor, 'pricing:edit');
  try {
    return await inTransaction(ctx, async (ctx) => {
      const values = { ...input, isSample: false };
      const [saved] = id
        ? await ctx.db.update(classLevels).set(values).where(eq(classLevels.id, id)).returning()
        : await ctx.db
            .insert(classLevels)
            .values({ id: v7(), ...values })
            .returning();
      if (!saved) throw new NotFound('This level');
      const action = id ? 'changed' : 'created';
      await audit(ctx, { action, subjectType: 'class-level', subjectId: saved.id, after: input });
      return saved;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Invalid({ name: 'There is a level with this name already' });
    throw error;
  }
}

/** Adds a schedule, or replaces the one with this id. @throws NotFound, Invalid */
export async function saveSchedule(ctx: Ctx, { id, ...input }: ScheduleInput & { id?: string }) {
  allow(ctx.actor, 'pricing:edit');
  return inTransaction(ctx, async (ctx) => {
    const [service] = await ctx.db
      .select({ id: services.id })
      .from(services)
      .where(eq(services.id, input.serviceId));
    if (!service) throw new Invalid({ serviceId: 'This service is no longer there' });
    const values = { ...input, isSample: false, updatedAt: ctx.now() };
    const [saved] = id
      ? await ctx.db.update(classSchedules).set(values).where(eq(classSchedules.id, id)).returning()
      : await ctx.db
          .insert(classSchedules)
          .values({ id: v7(), ...values })
          .returning();
    if (!saved) throw new NotFound('This schedule');
    const action = id ? 'changed' : 'created';
    await audit(ctx, { action, subjectType: 'class-schedule', subjectId: saved.id, after: input });
    return { id: saved.id };
  });
}

const tables = { 'class-level': classLevels, 'class-schedule': classSchedules };

/** @throws NotFound */
export async function deleteOnboarding(
  ctx: Ctx,
  { id, what }: { id: string; what: keyof typeof tables },
): Promise<void> {
  allow(ctx.actor, 'pricing:edit');
  await inTransaction(ctx, async (ctx) => {
    const table = tables[what];
    const [before] = await ctx.db.delete(table).where(eq(table.id, id)).returning();
    if (!before) throw new NotFound('This record');
    await audit(ctx, { action: 'deleted', subjectType: what, subjectId: id, before });
  });
}
