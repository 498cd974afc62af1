import { eq, sql } from 'drizzle-orm';
import { services } from '#db/schema/services.server.ts';
import { settings } from '#db/schema/settings.server.ts';
import { bookingSettingsKey } from '#domain/bookings/read-booking-settings.ts';
import { allow, type Ctx } from '#domain/context.ts';
import type { OpenHours } from '#domain/services/service.ts';
import { usualClock, type LeadClock, type RunningClock } from './lead-clock.ts';

export const leadClockKey = 'lead-clock';

type Row = {
  clock: LeadClock | null;
  officeHours: OpenHours[] | null;
  closures: { date: string }[] | null;
  services: Record<string, OpenHours[]> | null;
};

/** The clock as it runs now, in one statement: every enquiry asks for it. */
export async function readRunningClock({ db }: Pick<Ctx, 'db'>): Promise<RunningClock> {
  const of = (key: string) => sql`(select value from ${settings} where ${eq(settings.key, key)})`;
  const { rows } = await db.execute<Row>(sql`select
    ${of(leadClockKey)} as "clock",
    ${of('site')} -> 'officeHours' as "officeHours",
    ${of(bookingSettingsKey)} -> 'closures' as "closures",
    (select jsonb_object_agg(name, open_hours) from ${services}
      where status = 'Active' and jsonb_array_length(open_hours) > 0) as "services"`);
  const row = rows[0];
  return {
    ...(row?.clock ?? usualClock),
    officeHours: row?.officeHours ?? [],
    serviceHours: row?.services ?? {},
    closed: (row?.closures ?? []).map(({ date }) => date),
  };
}

/** The same for staff: screens count down in office hours. */
export async function getLeadClock(ctx: Ctx): Promise<RunningClock> {
  allow(ctx.actor, 'leads:read');
  return readRunningClock(ctx);
}
