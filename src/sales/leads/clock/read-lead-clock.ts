import { sql } from 'drizzle-orm';
import { services } from '#catalogue/services/table.server.ts';
import type { OfficeTime } from '#sales/office-hours/office-time.ts';
import { officeTimeColumns, settingOf } from '#sales/office-hours/read-office-time.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { OpenHours } from '#kit/india/open-hours.ts';
import { usualClock, type LeadClock, type RunningClock } from './lead-clock.ts';

export const leadClockKey = 'lead-clock';

type Row = OfficeTime & { clock: LeadClock | null; services: Record<string, OpenHours[]> | null };

/** The clock as it runs now, in one statement: every enquiry asks for it. */
export async function readRunningClock({ db }: Pick<Ctx, 'db'>): Promise<RunningClock> {
  const { rows } = await db.execute<Row>(sql`select
    ${officeTimeColumns},
    ${settingOf(leadClockKey)} as "clock",
    (select jsonb_object_agg(called, open_hours) from ${services}, unnest(array_append(former_names, name)) called
      where status = 'Active' and jsonb_array_length(open_hours) > 0) as "services"`);
  const row = rows[0];
  return {
    ...(row?.clock ?? usualClock),
    officeHours: row?.hours ?? [],
    serviceHours: row?.services ?? {},
    closed: row?.closed ?? [],
  };
}

/** The same for staff: screens count down in office hours. */
export async function getLeadClock(ctx: Ctx): Promise<RunningClock> {
  allow(ctx.actor, 'leads:read');
  return readRunningClock(ctx);
}
