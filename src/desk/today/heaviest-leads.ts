import { and, not, sql, type SQL } from 'drizzle-orm';
import { leads, valueOrUsual } from '#sales/leads/table.server.ts';
import type { Desk } from './desk.ts';
import { weights } from './order.ts';
import { ofAnyDesk } from './of-desk.ts';

/**
 * The ids of the leads that stand first by `byKindAndWeight`, to be asked for with IN. Among those that are late the value
 * alone decides, and among the others: each is read in the order of an index until there are enough.
 * @param which.waits in the words of its index; `at` the column or expression that stands second in it
 */
export function heaviestLeads(which: { waits: SQL; at: SQL; isLate: SQL; only?: SQL }, desk: Desk): SQL {
  const { waits, at, isLate, only } = which;
  const first = (weight: number, holds: SQL) => sql`(
    select id, ${valueOrUsual} * ${weight}::int as weight, ${at} as since from ${leads}
    where ${and(waits, holds, only, ofAnyDesk(desk))} order by ${valueOrUsual} desc, ${at} limit ${desk.limit})`;
  return sql`(select id from (${first(weights.late, isLate)} union all ${first(weights.today, not(isLate))}) heaviest
    order by weight desc, since limit ${desk.limit})`;
}
