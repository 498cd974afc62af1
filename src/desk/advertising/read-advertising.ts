import { and, count, gte, lte, sum } from 'drizzle-orm';
import { genuineLeads } from '#desk/dashboard/read-sales.ts';
import { readTurnover } from '#desk/dashboard/read-money.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import { countIf, during } from '#desk/statistics/days.ts';
import { leads } from '#sales/leads/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { Advertising, AdvertisingQuery, AdvertisingRow, Brought } from './advertising.ts';
import { createMatcher } from './match-campaigns.ts';
import { addUp, nothing, ofVisits, qualified, readBrought, type ByKey } from './read-brought.ts';
import { adCampaigns, adCampaignWords, adSpend } from './table.server.ts';

const mostRows = 100;

/** What campaigns cost in these days, and what they brought: figures as the dashboard has them, by campaign. */
export async function readAdvertising(ctx: Ctx, query: AdvertisingQuery): Promise<Advertising> {
  allow(ctx.actor, 'advertising:read');
  const [all, brought, spent, campaigns, words] = await Promise.all([
    readAll(ctx, query),
    readBrought(ctx, query, query.model),
    ctx.db
      .select({
        campaignId: adSpend.campaignId,
        spendPaise: sum(adSpend.spendPaise).mapWith(Number),
        impressions: sum(adSpend.impressions).mapWith(Number),
        clicks: sum(adSpend.clicks).mapWith(Number),
      })
      .from(adSpend)
      .where(and(gte(adSpend.day, query.from), lte(adSpend.day, query.to)))
      .groupBy(adSpend.campaignId),
    ctx.db.select().from(adCampaigns).orderBy(adCampaigns.platform, adCampaigns.name),
    ctx.db.select().from(adCampaignWords).orderBy(adCampaignWords.key),
  ]);
  const { byCampaign, unmatched } = divide(brought, createMatcher(campaigns, words));
  const costs = new Map(spent.map((one) => [one.campaignId, one]));
  const rows: AdvertisingRow[] = campaigns
    .map(({ id, platform, name }) => {
      const { spendPaise = 0, impressions = 0, clicks = 0 } = costs.get(id) ?? {};
      const kind = 'campaign' as const;
      return {
        id,
        kind,
        platform,
        name,
        spendPaise,
        impressions,
        clicks,
        ...(byCampaign.get(id) ?? nothing),
      };
    })
    .filter(({ spendPaise, visits, leads: n, orders, revenuePaise }) =>
      [spendPaise, visits, n, orders, revenuePaise].some((figure) => figure !== 0),
    );
  for (const [key, of] of unmatched) rows.push({ ...wordsRow(key), ...of });
  const sorted = rows.toSorted(
    (a, b) =>
      (b.spendPaise ?? 0) - (a.spendPaise ?? 0) ||
      b.leads - a.leads ||
      b.visits - a.visits ||
      (a.id < b.id ? -1 : 1),
  );
  const rest = sorted.slice(mostRows);
  const spendOf = (some: AdvertisingRow[]) => some.reduce((paise, row) => paise + (row.spendPaise ?? 0), 0);
  return {
    rows: sorted.slice(0, mostRows),
    others: { ...sumOf(rest), spendPaise: spendOf(rest), count: rest.length },
    none: addUp(all, negative(sumOf(rows))),
    totals: { ...all, spendPaise: spendOf(rows) },
    campaigns: campaigns.map(({ id, platform, name }) => ({ id, platform, name })),
    words,
  };
}

/** All that there was in these days, from wherever it came, as the dashboard has it. */
async function readAll(ctx: Ctx, query: AdvertisingQuery): Promise<Brought> {
  const [[site], money, [came]] = await Promise.all([
    ctx.db
      .select({ visits: count() })
      .from(visitEvents)
      .where(and(ofVisits, during(visitEvents.at, query))),
    readTurnover(ctx, query),
    ctx.db
      .select({ leads: count(), qualified: countIf(qualified) })
      .from(leads)
      .where(genuineLeads(ctx, query)),
  ]);
  return {
    visits: site?.visits ?? 0,
    leads: came?.leads ?? 0,
    qualified: came?.qualified ?? 0,
    orders: money.orders,
    revenuePaise: money.receivedPaise - money.refundedPaise,
  };
}

function divide(brought: ByKey, campaignOf: (key: string) => string | null) {
  const byCampaign: ByKey = new Map();
  const unmatched: ByKey = new Map();
  for (const [key, of] of brought) {
    const id = campaignOf(key);
    const [into, name] = id ? [byCampaign, id] : [unmatched, key];
    into.set(name, addUp(into.get(name) ?? nothing, of));
  }
  return { byCampaign, unmatched };
}

/** The row of a key that no spend is known of. */
function wordsRow(key: string) {
  const [platform = '', ...rest] = key.split('/');
  const name = rest.join('/');
  return {
    id: key,
    kind: name ? ('words' as const) : ('click' as const),
    platform,
    name,
    spendPaise: null,
    impressions: 0,
    clicks: 0,
  };
}

const sumOf = (rows: Brought[]) => rows.reduce(addUp, nothing);

const negative = (of: Brought): Brought => ({
  visits: -of.visits,
  leads: -of.leads,
  qualified: -of.qualified,
  orders: -of.orders,
  revenuePaise: -of.revenuePaise,
});
