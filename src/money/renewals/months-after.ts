import { sql } from 'drizzle-orm';

/** The end of a term, for a statement. Months as the calendar in India has them. */
export const monthsAfter = (from: Date, months: number) =>
  sql`((${from.toISOString()}::timestamptz at time zone 'Asia/Kolkata') + make_interval(months => ${months}::int))
    at time zone 'Asia/Kolkata'`;
