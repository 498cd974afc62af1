import { and, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { cookieChoices } from '#people/cookie-choices/table.server.ts';
import { visitEvents as events } from '#content/visits/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { VisitEventKind } from '#content/visits/visit-event.ts';
import { countIf, dayOf, during, everyDay } from './days.ts';
import { readVitals } from './read-vitals.ts';
import type { Statistics, StatisticsSpan } from './statistics.ts';

const most = 20;
const ofKind = (kind: VisitEventKind) => countIf(eq(events.kind, kind));
const visits = countIf(and(eq(events.kind, 'page_view'), events.entry));

/** What was counted on the site in these days. */
export async function readStatistics(ctx: Ctx, span: StatisticsSpan): Promise<Statistics> {
  allow(ctx.actor, 'statistics:read');
  const when = during(events.at, span);
  const ofKinds = (...kinds: VisitEventKind[]) => and(inArray(events.kind, kinds), when);
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
      db
        .select({ day: dayOf(events.at).as('day'), views: count(), visits })
        .from(events)
        .where(ofKinds('page_view'))
        .groupBy(sql`day`),
      db
        .select({ path: events.path, views: count(), visits })
        .from(events)
        .where(ofKinds('page_view'))
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
            ofKinds('page_view', 'form_submit', 'booking'),
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
        .where(ofKinds('form_start', 'form_submit', 'form_fail'))
        .groupBy(events.name)
        .orderBy(desc(count()), events.name)
        .limit(most),
      db
        .select({ link: events.name, clicks: count() })
        .from(events)
        .where(ofKinds('cta'))
        .groupBy(events.name)
        .orderBy(desc(count()), events.name)
        .limit(most),
      readVitals(ctx, when),
      db
        .select({
          all: count(),
          statistics: countIf(sql`${cookieChoices.statistics}`),
          marketing: countIf(sql`${cookieChoices.marketing}`),
        })
        .from(cookieChoices)
        .where(during(cookieChoices.at, span)),
    ]);
  return {
    totals: totals as Statistics['totals'],
    days: everyDay(span, days, { visits: 0, views: 0 }),
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
