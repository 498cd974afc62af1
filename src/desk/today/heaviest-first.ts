import { asc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { usualPaise } from '#sales/leads/lead.ts';
import { weights } from './order.ts';

type Weighed = {
  valuePaise: AnyColumn | SQL;
  at: AnyColumn | SQL;
  /** Without it all of them are equally urgent. */
  isLate?: SQL;
};

/** `byKindAndWeight` in the words of the database: what would stand first is not cut off. */
export const heaviestFirst = ({ valuePaise, at, isLate }: Weighed): SQL[] => {
  const value = sql`coalesce(${valuePaise}, ${usualPaise}::bigint)`;
  const weight = isLate
    ? sql`${value} * case when ${isLate} then ${weights.late}::int else ${weights.today}::int end`
    : value;
  return [sql`${weight} desc`, asc(at)];
};
