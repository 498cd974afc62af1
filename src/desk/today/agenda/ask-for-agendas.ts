import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { quietUntil } from '#agency/staff/quiet-hours.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia, momentInIndia } from '#kit/india/india-date.ts';
import { job, mailRetry } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isBusinessDay } from '#sales/office-hours/business-days.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';

/** Writes one person's agenda of a day. */
export const agendaOfDay = job<{ staffId: string; day: string }>('write-agenda', {
  retry: mailRetry,
  fields: { staffId: 'shown', day: 'shown' },
});

/** So long after its time it still helps: a server that was away makes up for it, but not in the afternoon. */
const helpsForMs = 4 * 3_600_000;

/**
 * On working days: asks for the agendas whose time has come, each once a day. The day is noted on whoever it is for in the
 * statement that picks them, so that of two machines one does.
 */
export async function askForDueAgendas(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const day = dateInIndia(now);
  const waits = and(
    eq(staff.active, true),
    eq(staff.offDuty, false),
    // Whoever came today begins with a day of their own.
    lt(staff.createdAt, momentInIndia(day, '00:00')),
    isNotNull(staff.agendaAt),
    or(isNull(staff.agendaDay), lt(staff.agendaDay, day)),
  );
  const waiting = await ctx.db
    .select({ id: staff.id, agendaAt: staff.agendaAt, quietHours: staff.quietHours })
    .from(staff)
    .where(waits);
  const due = waiting.filter((person) => isDue(person, now)).map(({ id }) => id);
  if (due.length === 0 || !isBusinessDay(await readOfficeTime(ctx), day)) return;
  await inTransaction(ctx, async (ctx) => {
    const picked = await ctx.db
      .update(staff)
      .set({ agendaDay: day })
      .where(and(inArray(staff.id, due), waits))
      .returning({ staffId: staff.id });
    await ctx.jobs.enqueue(
      ctx.db,
      agendaOfDay,
      picked.map(({ staffId }) => ({ staffId, day })),
    );
  });
}

type Person = Pick<typeof staff.$inferSelect, 'agendaAt' | 'quietHours'>;

/** From its time on, or from the end of the quiet hours that this falls into; where they last longer than the day, not at all. */
function isDue({ agendaAt, quietHours }: Person, now: Date): boolean {
  if (agendaAt === null) return false;
  const awake = (at: Date) => (quietHours ? quietUntil(quietHours, at) : at);
  const begins = awake(momentInIndia(dateInIndia(now), agendaAt));
  return begins <= now && now.getTime() - begins.getTime() < helpsForMs && awake(now) <= now;
}
