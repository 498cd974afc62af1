import { eq, sql } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { bookingSettingsKey } from '#sales/bookings/settings/read-booking-settings.ts';
import type { Ctx } from '#kit/context.ts';
import type { OfficeTime } from './office-time.ts';

/** The value of one setting, within a statement; null where nobody has set it. */
export const settingOf = (key: string) => sql`(select value from ${settings} where ${eq(settings.key, key)})`;

/** The columns of an `OfficeTime`, for a statement that reads more: the opening hours, and the holidays of the bookings. */
export const officeTimeColumns = sql`
  coalesce(${settingOf('site')} -> 'officeHours', '[]') as "hours",
  coalesce((
    select jsonb_agg(to_char(day, 'YYYY-MM-DD'))
    from jsonb_array_elements(${settingOf(bookingSettingsKey)} -> 'closures') closure,
      generate_series((closure ->> 'date')::timestamp,
        coalesce(closure ->> 'until', closure ->> 'date')::timestamp, interval '1 day') day
  ), '[]') as "closed"`;

/** When the agency works, as it is set now. */
export async function readOfficeTime({ db }: Pick<Ctx, 'db'>): Promise<OfficeTime> {
  const { rows } = await db.execute<OfficeTime>(sql`select ${officeTimeColumns}`);
  return rows[0] ?? { hours: [], closed: [] };
}
