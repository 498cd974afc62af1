import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { plainCampaign } from '#content/visits/campaign-key.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import type { DaySpan, ToldSpend } from '#kit/ports/ad-networks.ts';
import { insertMany } from '#kit/rows/insert-many.ts';
import type { RowOutcome, SpendPlatform, SpendRow } from './spend.ts';
import { adCampaigns, adCampaignWords, adSpend } from './table.server.ts';

/** What a platform says of a campaign and a day, by whichever way. */
export type Spent = Omit<SpendRow, 'line'>;
type Campaign = typeof adCampaigns.$inferSelect;
type Taken = {
  platform: SpendPlatform;
  rows: Spent[];
  /** The account by which it was fetched; '' from a file. */
  account: string;
};

/**
 * Takes in what campaigns cost on which days: one row for each campaign and day, whichever way it came, and the newest
 * word counts. In the caller's transaction.
 * @returns what became of each row, or with `dryRun` would
 * @throws Invalid where a campaign has two rows for one day, or a name without an id means several
 */
export async function takeSpend(ctx: Ctx, taken: Taken, { dryRun = false } = {}): Promise<RowOutcome[]> {
  if (taken.rows.length === 0) return [];
  // Two imports at once would each make the same campaigns.
  if (!dryRun) await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('ad_campaigns'))`);
  const { rows } = taken;
  const found = await ctx.db.select().from(adCampaigns).where(eq(adCampaigns.platform, taken.platform));
  const ids = knownCampaigns(found, rows);
  refuseTwice(rows, ids);
  if (!dryRun) await writeCampaigns(ctx, taken, { found, ids });
  const known = await knownSpend(ctx, rows, [...ids.values()]);
  const outcomes = rows.map((row) => outcomeOf(known.get(dayKey(ids.get(nameKey(row)), row.day)), row));
  if (dryRun) return outcomes;
  const changes = rows.filter((_row, i) => outcomes[i] !== 'same');
  await writeSpend(ctx, taken, changes, ids);
  return outcomes;
}

/**
 * Puts what an account tells of some days in the place of what was known: days of its campaigns that it tells of no more
 * cost nothing, as platforms leave those out. Campaigns of which only files tell stay.
 */
export async function replaceSpend(
  ctx: Ctx,
  {
    platform,
    account,
    span,
    told,
  }: { platform: SpendPlatform; account: string; span: DaySpan; told: ToldSpend[] },
): Promise<void> {
  const rows = told.filter(({ day }) => day >= span.from && day <= span.to);
  await takeSpend(ctx, { platform, rows, account });
  const kept = await ctx.db
    .select({ campaignId: adSpend.campaignId, day: adSpend.day, externalId: adCampaigns.externalId })
    .from(adSpend)
    .innerJoin(adCampaigns, eq(adCampaigns.id, adSpend.campaignId))
    .where(
      and(
        eq(adCampaigns.platform, platform),
        eq(adCampaigns.account, account),
        gte(adSpend.day, span.from),
        lte(adSpend.day, span.to),
      ),
    );
  const still = new Set(rows.map((row) => dayKey(row.campaignId, row.day)));
  const gone = Map.groupBy(
    kept.filter(({ externalId, day }) => !still.has(dayKey(externalId, day))),
    ({ campaignId }) => campaignId,
  );
  for (const [campaignId, days] of gone)
    await ctx.db.delete(adSpend).where(
      and(
        eq(adSpend.campaignId, campaignId),
        inArray(
          adSpend.day,
          days.map(({ day }) => day),
        ),
      ),
    );
}

const outcomeOf = (before: typeof adSpend.$inferSelect | undefined, row: Spent): RowOutcome => {
  if (!before) return 'new';
  const isSame =
    before.spendPaise === row.spendPaise &&
    before.impressions === row.impressions &&
    before.clicks === row.clicks;
  return isSame ? 'same' : 'changed';
};

type Said = Pick<Spent, 'campaign' | 'campaignId'>;
/** What tells a campaign from the others of its platform. */
const nameKey = ({ campaign, campaignId }: Said) => campaignId || `name:${plainCampaign(campaign)}`;
const dayKey = (campaign: string | undefined, day: string) => `${campaign} ${day}`;

/** A campaign may be told with its id and without, which is the same one. */
function refuseTwice(rows: Spent[], ids: Map<string, string>) {
  const seen = new Set(rows.map((row) => dayKey(ids.get(nameKey(row)) ?? nameKey(row), row.day)));
  if (seen.size < rows.length)
    throw new Invalid({ rows: /*staff*/ 'A campaign has two rows for one day: add them up first.' });
}

/**
 * Ids of the campaigns that are known, by `nameKey`: by the platform's id, else one of that name whose id was not told
 * yet. Without an id, the one campaign that has the name now.
 */
function knownCampaigns(found: Campaign[], rows: Spent[]) {
  const byId = new Map(found.map((one) => [one.externalId, one.id]));
  const byName = Map.groupBy(found, ({ plainName }) => plainName);
  const ids = new Map<string, string>();
  /** Of two that are called the same, one takes over what was known by the name alone. */
  const given = new Set<string>();
  for (const row of rows) {
    const named = byName.get(plainCampaign(row.campaign)) ?? [];
    if (!row.campaignId && named.length > 1)
      throw new Invalid({
        rows: message(
          /*staff*/ 'Several campaigns are called “{name}”. Add the column with the campaign’s ID, and export it again.',
          { name: row.campaign },
        ),
      });
    const nameless = named.find(({ externalId, id }) => !externalId && !given.has(id));
    const id = row.campaignId
      ? (byId.get(row.campaignId) ?? ids.get(row.campaignId) ?? nameless?.id)
      : named[0]?.id;
    if (!id) continue;
    ids.set(nameKey(row), id);
    if (row.campaignId) given.add(id);
  }
  return ids;
}

/** Makes the campaigns that are not known, and gives known ones the id and the name that they have now. */
async function writeCampaigns(
  ctx: Pick<Ctx, 'db'>,
  { platform, rows, account }: Taken,
  { found, ids }: { found: Campaign[]; ids: Map<string, string> },
) {
  const known = new Map(found.map((one) => [one.id, one]));
  const said = new Map(rows.map((row) => [nameKey(row), row]));
  for (const [key, { campaign, campaignId: externalId }] of said) {
    const named = { name: campaign, plainName: plainCampaign(campaign) };
    const id = ids.get(key);
    if (!id) {
      ids.set(key, v7());
      await ctx.db
        .insert(adCampaigns)
        .values({ id: ids.get(key) ?? '', platform, externalId, account, ...named });
      continue;
    }
    const before = known.get(id);
    const isSame =
      before?.name === campaign &&
      (before.externalId === externalId || !externalId) &&
      (before.account === account || !account);
    if (!before || isSame) continue;
    await ctx.db
      .update(adCampaigns)
      .set({ ...named, ...(externalId && { externalId }), ...(account && { account }) })
      .where(eq(adCampaigns.id, id));
    // Links that were made with the old name still lead to it.
    if (before.plainName !== named.plainName)
      await ctx.db
        .insert(adCampaignWords)
        .values({ key: `${platform}/${before.plainName}`, campaignId: id })
        .onConflictDoNothing();
  }
}

/** What is known of these campaigns and days, by `dayKey`. */
async function knownSpend(ctx: Pick<Ctx, 'db'>, rows: Spent[], campaignIds: string[]) {
  const days = rows.map(({ day }) => day).toSorted();
  const found = await ctx.db
    .select()
    .from(adSpend)
    .where(
      and(
        inArray(adSpend.campaignId, campaignIds),
        gte(adSpend.day, days[0] ?? ''),
        lte(adSpend.day, days.at(-1) ?? ''),
      ),
    );
  return new Map(found.map((row) => [dayKey(row.campaignId, row.day), row]));
}

async function writeSpend(ctx: Ctx, { platform, account }: Taken, rows: Spent[], ids: Map<string, string>) {
  if (rows.length === 0) return;
  await insertMany(
    ctx.db,
    adSpend,
    rows.map((row) => ({
      campaignId: ids.get(nameKey(row)) ?? '',
      day: row.day,
      spendPaise: row.spendPaise,
      impressions: row.impressions,
      clicks: row.clicks,
    })),
    sql`on conflict (campaign_id, day) do update set spend_paise = excluded.spend_paise,
      impressions = excluded.impressions, clicks = excluded.clicks`,
  );
  await audit(ctx, {
    action: 'imported',
    subjectType: 'ad-spend',
    subjectId: platform,
    after: { platform, rows: rows.length, ...(account && { account }) },
  });
}
