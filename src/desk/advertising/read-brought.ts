import { and, asc, count, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { campaignKey } from '#content/visits/campaign-key.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import { genuineLeads } from '#desk/dashboard/read-sales.ts';
import { countIf, during } from '#desk/statistics/days.ts';
import type { StatisticsSpan } from '#desk/statistics/statistics.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { mostKeys, type Brought, type TouchModel } from './advertising.ts';
import { readSums } from './read-sums.ts';

/** What came by each key; see `campaignKey`. */
export type ByKey = Map<string, Brought>;

export const nothing: Brought = { visits: 0, leads: 0, qualified: 0, orders: 0, revenuePaise: 0 };

/** Statuses of a lead that stands as qualified or further. */
export const qualified = inArray(leads.status, ['qualified', 'proposal', 'won']);

/** What each campaign brought in these days. */
export async function readBrought(ctx: Ctx, span: StatisticsSpan, model: TouchModel): Promise<ByKey> {
  const [visits, found, sums] = await Promise.all([
    readVisits(ctx, span),
    readLeads(ctx, span, model),
    readSums(ctx, span, model),
  ]);
  const byKey: ByKey = new Map();
  const add = (key: string, more: Partial<Brought>) => {
    const known = byKey.get(key) ?? nothing;
    byKey.set(key, addUp(known, { ...nothing, ...more }));
  };
  for (const { click, source, campaign, visits: n } of visits)
    add(campaignKey({ click, source, campaign }), { visits: n });
  for (const { key, ...counts } of found) add(key, counts);
  for (const { key, ...sum } of sums) add(key, sum);
  return byKey;
}

export const addUp = (a: Brought, b: Brought): Brought => ({
  visits: a.visits + b.visits,
  leads: a.leads + b.leads,
  qualified: a.qualified + b.qualified,
  orders: a.orders + b.orders,
  revenuePaise: a.revenuePaise + b.revenuePaise,
});

/** What the dashboard counts as one. */
export const ofVisits = and(eq(visitEvents.kind, 'page_view'), visitEvents.entry);

const readVisits = (ctx: Pick<Ctx, 'db'>, span: StatisticsSpan) =>
  ctx.db
    .select({
      click: visitEvents.click,
      source: visitEvents.utmSource,
      campaign: visitEvents.utmCampaign,
      visits: count(),
    })
    .from(visitEvents)
    .where(
      and(
        ofVisits,
        during(visitEvents.at, span),
        sql`(${visitEvents.click} <> '' or ${visitEvents.utmSource} <> '' or ${visitEvents.utmCampaign} <> '')`,
      ),
    )
    .groupBy(visitEvents.click, visitEvents.utmSource, visitEvents.utmCampaign)
    .orderBy(desc(count()), visitEvents.utmSource, visitEvents.utmCampaign)
    .limit(mostKeys);

/** The leads that came in these days, each under one campaign. */
async function readLeads(ctx: Ctx, span: StatisticsSpan, model: TouchModel) {
  const order = model === 'first' ? asc : desc;
  const each = ctx.db
    .selectDistinctOn([leadTouches.leadId], {
      key: (model === 'first'
        ? sql<string>`${leadTouches.campaign}`
        : sql<string>`${leadTouches.lastCampaign}`
      ).as('key'),
      isQualified: sql<boolean>`${qualified}`.as('is_qualified'),
    })
    .from(leadTouches)
    .innerJoin(leads, eq(leads.id, leadTouches.leadId))
    .where(
      and(
        ne(leadTouches.campaign, ''),
        gte(leadTouches.at, momentInIndia(span.from, '00:00')),
        lt(leadTouches.at, momentInIndia(addDays(span.to, 1), '00:00')),
        genuineLeads(ctx, span),
      ),
    )
    .orderBy(leadTouches.leadId, order(leadTouches.at), order(leadTouches.id))
    .as('each_lead');
  return ctx.db
    .select({ key: each.key, leads: count(), qualified: countIf(sql`${each.isQualified}`) })
    .from(each)
    .groupBy(each.key)
    .orderBy(desc(count()), each.key)
    .limit(mostKeys);
}
