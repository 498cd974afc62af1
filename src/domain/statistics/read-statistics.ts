import { and, count, desc, eq, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { cookieChoices } from '#db/schema/cookie-choices.server.ts';
import { visitEvents as events } from '#db/schema/visits.server.ts';
import { addDays, momentInIndia } from '#domain/bookings/india-date.ts';
import { allow, type Ctx } from '#domain/context.ts';
import type { VisitEventKind } from '#domain/visits/visit-event.ts';
import { readVitals } from './read-vitals.ts';
import type { Statistics, StatisticsSpan } from './statistics.ts';

const most = 20;
const counted = (when: SQL | undefined) => sql<number>`count(*) filter (where ${when})`.mapWith(Number);
const ofKind = (kind: VisitEventKind) => counted(eq(events.kind, kind));
const visits = counted(and(eq(events.kind, 'page_view'), events.entry));

/** What was counted on the site in these days. */
export async function readStatistics(ctx: Ctx, span: StatisticsSpan): Promise<Statistics> {
  allow(ctx.actor, 'statistics:read');
  const from = momentInIndia(span.from, '00:00');
  const to = momentInIndia(addDays(span.to, 1), '00:00');
  const when = and(gte(events.at, from), lt(events.at, to));
  const during = (...kinds: VisitEventKind[]) => and(inArray(events.kind, kinds), when);
  const entries = and(events.entry, when);
  const { db } = ctx;

  const [[totals], days, pages, referrers, campaigns, devices, forms, links, vitals, [answers]] =
    await Promise.all([
      db
        .select({
          visits,
          views: ofKind('page_view'),
          named: sql<number>`count(distinct ${events.visit})`.mapWith(Number),
          formStarts: ofKind('form_start'),
          formSubmits: ofKind('form_submit'),
          bookings: ofKind('booking'),
          chats: ofKind('chat_open'),
          chatSubmits: ofKind('chat_submit'),
        })
        .from(events)
        .where(when),
      readDays(ctx, during('page_view')),
      db
        .select({ path: events.path, views: count(), visits })
        .from(events)
        .where(during('page_view'))
        .groupBy(events.path)
        .orderBy(desc(count()), events.path)
        .limit(most),
      db
        .select({ host: events.referrer, visits: count() })
        .from(events)
        .where(entries)
        .groupBy(events.referrer)
        .orderBy(desc(count()), events.referrer)
        .limit(most),
      db
        .select({
          source: events.utmSource,
          medium: events.utmMedium,
          campaign: events.utmCampaign,
          visits,
          formSubmits: ofKind('form_submit'),
          bookings: ofKind('booking'),
        })
        .from(events)
        .where(
          and(
            during('page_view', 'form_submit', 'booking'),
            or(ne(events.utmSource, ''), ne(events.utmCampaign, '')),
          ),
        )
        .groupBy(events.utmSource, events.utmMedium, events.utmCampaign)
        .orderBy(desc(visits), events.utmSource, events.utmCampaign)
        .limit(most),
      db
        .select({ device: events.device, visits: count() })
        .from(events)
        .where(entries)
        .groupBy(events.device)
        .orderBy(desc(count())),
      db
        .select({
          form: events.name,
          starts: ofKind('form_start'),
          submits: ofKind('form_submit'),
          fails: ofKind('form_fail'),
        })
        .from(events)
        .where(during('form_start', 'form_submit', 'form_fail'))
        .groupBy(events.name)
        .orderBy(desc(count()), events.name)
        .limit(most),
      db
        .select({ link: events.name, clicks: count() })
        .from(events)
        .where(during('cta'))
        .groupBy(events.name)
        .orderBy(desc(count()), events.name)
        .limit(most),
      readVitals(ctx, { from, to }),
      db
        .select({
          all: count(),
          statistics: counted(sql`${cookieChoices.statistics}`),
          marketing: counted(sql`${cookieChoices.marketing}`),
        })
        .from(cookieChoices)
        .where(and(gte(cookieChoices.at, from), lt(cookieChoices.at, to))),
    ]);
  return {
    totals: totals as Statistics['totals'],
    days: everyDay(span, days),
    pages,
    referrers,
    campaigns,
    devices,
    forms,
    links,
    vitals,
    cookieAnswers: answers as Statistics['cookieAnswers'],
  };
}

function readDays({ db }: Ctx, where: SQL | undefined) {
  const day = sql<string>`to_char(${events.at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .select({ day: day.as('day'), views: count(), visits })
    .from(events)
    .where(where)
    .groupBy(sql`day`);
}

function everyDay({ from, to }: StatisticsSpan, found: Statistics['days']): Statistics['days'] {
  const known = new Map(found.map((row) => [row.day, row]));
  const days: Statistics['days'] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(known.get(day) ?? { day, visits: 0, views: 0 });
  return days;
}
