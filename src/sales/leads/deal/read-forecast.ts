import { and, count, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { filterLeads } from '../filter-leads.ts';
import { openStatuses } from '../lead.ts';
import { leads } from '../table.server.ts';
import type { DealChances } from './deal.ts';
import { monthAfter, periodBounds, type Forecast, type Period, type Sum } from './forecast.ts';
import { readDealChances } from './read-chances.ts';

type OpenStatus = keyof DealChances;

/** What the open leads will bring, by when and by whom: one question, grouped, answered from `leads_sums` alone. */
export async function readForecast(ctx: Ctx): Promise<Forecast> {
  allow(ctx.actor, 'leads:read');
  const chances = await readDealChances(ctx);
  const today = dateInIndia(ctx.now());
  const expected = expectedOf(chances);
  const open = filterLeads(ctx, { status: openStatuses });
  const most = ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(open, isNotNull(leads.valuePaise)))
    .orderBy(desc(expected), desc(leads.id))
    .limit(3);
  const [grouped, largest, named] = await Promise.all([
    ctx.db
      .select({
        period: periodOf(today).as('period'),
        status: sql<OpenStatus>`${leads.status}`,
        assignedTo: leads.assignedTo,
        count: count(),
        unvalued: sql`count(*) filter (where ${isNull(leads.valuePaise)})`.mapWith(Number),
        valuePaise: sql`coalesce(sum(${leads.valuePaise}), 0)`.mapWith(Number),
        expectedPaise: sql`coalesce(sum(${expected}), 0)`.mapWith(Number),
      })
      .from(leads)
      .where(open)
      .groupBy(sql`period`, leads.status, leads.assignedTo),
    ctx.db
      .select({
        id: leads.id,
        name: leads.name,
        status: sql<OpenStatus>`${leads.status}`,
        valuePaise: sql`${leads.valuePaise}`.mapWith(Number),
        expectedPaise: expected.mapWith(Number),
        expectedCloseOn: leads.expectedCloseOn,
      })
      .from(leads)
      .where(inArray(leads.id, most))
      .orderBy(desc(expected), desc(leads.id)),
    ctx.db.select({ id: staff.id, name: staff.name }).from(staff),
  ]);
  const people = new Map(named.map(({ id, name }) => [id, name]));
  const sums = <Key>(keyOf: (row: (typeof grouped)[number]) => Key) =>
    [...Map.groupBy(grouped, keyOf)].map(([key, rows]) => ({ key, ...addedUp(rows) }));
  const byPeriod = sums(({ period }) => period).map(({ key, ...sum }) => ({ period: key, ...sum }));
  return {
    today,
    chances,
    all: addedUp(grouped),
    byPeriod: inOrder(byPeriod, today),
    byPerson: sums(({ assignedTo }) => assignedTo)
      .map(({ key, ...sum }) => ({
        assignedTo: key,
        assignedName: key === null ? null : (people.get(key) ?? null),
        ...sum,
      }))
      .toSorted((a, b) => b.expectedPaise - a.expectedPaise || b.count - a.count),
    byStatus: sums(({ status }) => status)
      .map(({ key, ...sum }) => ({ status: key, ...sum }))
      .toSorted((a, b) => openStatuses.indexOf(a.status) - openStatuses.indexOf(b.status)),
    largest,
  };
}

/** As `expectedPaise` works it out. */
export const expectedOf = (chances: DealChances) => {
  const chance = sql.join(
    Object.entries(chances).map(([status, percent]) => sql`when ${status}::text then ${percent}::int`),
    sql` `,
  );
  return sql`round(${leads.valuePaise} * (case ${leads.status} ${chance} end) / 10000.0) * 100`;
};

function periodOf(today: string) {
  const { first, later } = periodBounds(today);
  const on = leads.expectedCloseOn;
  return sql<Period>`case when ${on} is null then 'none' when ${on} < ${first}::date then 'overdue'
    when ${on} >= ${later}::date then 'later' else to_char(${on}, 'YYYY-MM') end`;
}

const nothing: Sum = { count: 0, unvalued: 0, valuePaise: 0, expectedPaise: 0 };
const addedUp = (rows: Sum[]): Sum =>
  rows.reduce(
    (all, row) => ({
      count: all.count + row.count,
      unvalued: all.unvalued + row.unvalued,
      valuePaise: all.valuePaise + row.valuePaise,
      expectedPaise: all.expectedPaise + row.expectedPaise,
    }),
    nothing,
  );

/** What is overdue, every month up to the last that holds something, then the rest. */
function inOrder(found: Forecast['byPeriod'], today: string): Forecast['byPeriod'] {
  const of = (period: Period) => found.filter((one) => one.period === period);
  const last = found
    .map(({ period }) => period)
    .filter((period) => /^\d/.test(period))
    .toSorted()
    .at(-1);
  const months: Forecast['byPeriod'] = [];
  for (let i = 0, month = monthAfter(today, 0); last && month <= last; month = monthAfter(today, ++i))
    months.push(of(month)[0] ?? { period: month, ...nothing });
  return [...of('overdue'), ...months, ...of('later'), ...of('none')];
}
