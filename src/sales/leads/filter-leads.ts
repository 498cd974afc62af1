import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { leadEvents, leads, stepToWon } from './table.server.ts';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import { matchesWords, type Asking } from '#kit/rows/matches-words.ts';
import { filterCustom } from './fields/filter-custom.ts';
import { carries } from './tags/tags.ts';
import { closedStatuses } from './lead.ts';
import { seenLeads } from './seen-leads.ts';
import type { Ctx } from '#kit/context.ts';
import type { LeadFilter } from './lead-filter.ts';

const aDay = 86_400_000;
const indiaMs = 5.5 * 3_600_000;

/** The first moment of a day in India, which keeps one offset all year. @param day `2026-11-21` */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** The first moment of tomorrow in India. */
function tomorrow(now: Date): Date {
  const today = new Date(now.getTime() + indiaMs).toISOString().slice(0, 10);
  return new Date(startOfDay(today).getTime() + aDay);
}

/** The smallest id that a lead of this moment can have: ids begin with their milliseconds. */
function firstIdAt(moment: Date): string {
  const ms = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000`;
}

/** The last step there of a lead, its own or that of another that it took over; null where it came as won. */
const lastStep = (leadId: SQL) => sql`(select max(${leadEvents.at}) from ${leadEvents}
  where ${leadEvents.leadId} = ${leadId} and ${stepToWon})`;

/** When a lead that is won was won: at its last step there, else as it came. */
const wonAt = sql`coalesce(${lastStep(sql`${leads.id}`)}, ${leads.createdAt})`;

/**
 * Won from one moment on and before another: those that took a step there since, and those that came as won since, both
 * known by an index. Who came is asked for a step before only where none is found since, so nearly never.
 */
function wonBetween(from: Date, until: Date | undefined): SQL {
  const since = sql`from ${leadEvents} where ${stepToWon} and ${leadEvents.at} >= ${from.toISOString()}`;
  const [stepsEnd, cameEnd] = until
    ? [
        sql`having max(${leadEvents.at}) < ${until.toISOString()}`,
        sql`and created_at < ${until.toISOString()}`,
      ]
    : [sql``, sql``];
  return sql`${leads.id} in (
    select ${leadEvents.leadId} ${since} group by ${leadEvents.leadId} ${stepsEnd}
    union all select id from ${leads} as came where status = 'won' and id >= ${firstIdAt(from)}::uuid
      and created_at >= ${from.toISOString()} ${cameEnd} and id not in (select ${leadEvents.leadId} ${since})
      and ${lastStep(sql`came.id`)} is null)`;
}

/** Won on the days of a filter, both of which count. */
function wonOn({ wonFrom, wonTo }: LeadFilter): SQL | undefined {
  const until = wonTo ? new Date(startOfDay(wonTo).getTime() + aDay) : undefined;
  if (wonFrom) return wonBetween(startOfDay(wonFrom), until);
  return until && lt(wonAt, until.toISOString());
}

/**
 * The WHERE of a filtered list, of leads that whoever asks may see.
 * @param ledOn leads that the searched words mean, whatever stands in them
 */
export function filterLeads(
  ctx: Pick<Ctx, 'actor' | 'now'>,
  filter: LeadFilter,
  { asking, ledOn = [] }: { asking?: Asking; ledOn?: string[] } = {},
): SQL | undefined {
  const now = ctx.now();
  const followUp = {
    due: and(lt(leads.nextFollowUpAt, tomorrow(now)), notInArray(leads.status, closedStatuses)),
    planned: isNotNull(leads.nextFollowUpAt),
    none: isNull(leads.nextFollowUpAt),
  };
  return and(
    seenLeads(ctx),
    isNull(leads.mergedInto),
    filter.trash ? isNotNull(leads.deletedAt) : isNull(leads.deletedAt),
    filter.status && inArray(leads.status, filter.status),
    filter.source ? eq(leads.source, filter.source) : undefined,
    filter.sourceSaid && (filter.sourceSaid === 'no' ? eq(leads.source, '') : ne(leads.source, '')),
    filter.form && eq(leads.form, filter.form),
    filter.tag ? carries(filter.tag) : undefined,
    filter.custom && filterCustom(filter.custom),
    filter.assignedTo === 'none'
      ? ofNobody(leads.assignedTo, 'leads:edit')
      : filter.assignedTo
        ? eq(leads.assignedTo, filter.assignedTo)
        : undefined,
    filter.from ? gte(leads.id, firstIdAt(startOfDay(filter.from))) : undefined,
    filter.to ? lt(leads.id, firstIdAt(new Date(startOfDay(filter.to).getTime() + aDay))) : undefined,
    filter.expectedFrom ? gte(leads.expectedCloseOn, filter.expectedFrom) : undefined,
    filter.expectedTo ? lte(leads.expectedCloseOn, filter.expectedTo) : undefined,
    filter.expectedClose &&
      (filter.expectedClose === 'none' ? isNull(leads.expectedCloseOn) : isNotNull(leads.expectedCloseOn)),
    filter.wonFrom || filter.wonTo ? eq(leads.status, 'won') : undefined,
    wonOn(filter),
    filter.followUp && followUp[filter.followUp],
    filter.response &&
      and(
        eq(leads.status, 'new'),
        isNull(leads.firstContactAt),
        isNotNull(leads.dueAt),
        filter.response === 'late' ? lt(leads.dueAt, now) : undefined,
      ),
    filter.q ? orOneOf(matchesWords(leads.search, filter.q, asking), ledOn) : undefined,
  );
}

const orOneOf = (words: SQL | undefined, ids: string[]) =>
  ids.length > 0 ? or(words, inArray(leads.id, ids)) : words;
