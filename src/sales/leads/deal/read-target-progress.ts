import { sql, type SQL } from 'drizzle-orm';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { filterLeads } from '../filter-leads.ts';
import type { LeadFilter } from '../lead-filter.ts';
import { leads } from '../table.server.ts';
import { filterOfPeriod, filterOfWon, monthAfter } from './forecast.ts';
import { readDealChances } from './read-chances.ts';
import { expectedOf } from './read-forecast.ts';
import { readTargets } from './read-targets.ts';
import { targetsOf, type TargetProgress } from './target.ts';

/** What this month has brought and will bring by chance, beside what it shall bring. */
export async function readTargetProgress(ctx: Ctx): Promise<TargetProgress> {
  allow(ctx.actor, 'leads:read');
  const today = dateInIndia(ctx.now());
  const month = monthAfter(today, 0);
  const [kept, won, expected, people] = await Promise.all([
    readTargets(ctx),
    sumByPerson(ctx, filterOfWon(month), sql`${leads.valuePaise}`),
    readDealChances(ctx).then((chances) =>
      sumByPerson(ctx, filterOfPeriod(month, today), expectedOf(chances)),
    ),
    ctx.db.select({ id: staff.id, name: staff.name }).from(staff),
  ]);
  const targets = targetsOf(kept, month);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const targeted = Object.keys(targets.people).filter((id) => names.has(id));
  return {
    today,
    agency: { targetPaise: targets.agencyPaise, wonPaise: total(won), expectedPaise: total(expected) },
    people: [...new Set([...targeted, ...won.keys(), ...expected.keys()])]
      .map((assignedTo) => ({
        assignedTo,
        assignedName: assignedTo === null ? null : (names.get(assignedTo) ?? null),
        targetPaise: assignedTo === null ? null : (targets.people[assignedTo] ?? null),
        wonPaise: won.get(assignedTo) ?? 0,
        expectedPaise: expected.get(assignedTo) ?? 0,
      }))
      .toSorted(
        (a, b) =>
          b.wonPaise - a.wonPaise ||
          b.expectedPaise - a.expectedPaise ||
          (a.assignedName ?? '').localeCompare(b.assignedName ?? ''),
      ),
  };
}

const total = (sums: Map<string | null, number>) => [...sums.values()].reduce((all, paise) => all + paise, 0);

async function sumByPerson(ctx: Ctx, filter: LeadFilter, of: SQL): Promise<Map<string | null, number>> {
  const rows = await ctx.db
    .select({ assignedTo: leads.assignedTo, paise: sql`coalesce(sum(${of}), 0)`.mapWith(Number) })
    .from(leads)
    .where(filterLeads(ctx, filter))
    .groupBy(leads.assignedTo);
  return new Map(rows.map(({ assignedTo, paise }) => [assignedTo, paise]));
}
