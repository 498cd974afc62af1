import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { plainCampaign } from '#content/visits/campaign-key.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { RowOutcome, SpendGroup, SpendRow } from './spend.ts';
import { adCampaigns, adCampaignWords, adSpend, adSpendMappings } from './table.server.ts';

/** Which column is what in exports with this header line; null where none was taken in yet. */
export async function readSpendMapping(ctx: Ctx, { header }: { header: string }) {
  allow(ctx.actor, 'advertising:edit');
  const [row] = await ctx.db.select().from(adSpendMappings).where(eq(adSpendMappings.header, header));
  return { mapping: row?.mapping ?? null };
}

/**
 * Takes in what campaigns cost on which days. A row replaces what was known of its campaign and day, so nothing counts
 * twice however often its file is sent, or files overlap.
 * @returns what became of each row, or would
 * @throws Invalid where the money is not rupees, or a campaign has two rows for one day
 */
export async function importSpend(
  ctx: Ctx,
  input: SpendGroup,
): Promise<{ line: number; outcome: RowOutcome }[]> {
  allow(ctx.actor, 'advertising:edit');
  refuseUnfit(input);
  const { header, mapping, dryRun, rows } = input;
  return inTransaction(ctx, async (ctx) => {
    // Two imports at once would each make the same campaigns.
    if (!dryRun) await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('ad_campaigns'))`);
    const ids = await knownCampaigns(ctx, input);
    if (!dryRun) await writeCampaigns(ctx, input, ids);
    const known = await knownSpend(ctx, rows, [...ids.values()]);
    const outcomes = rows.map((row) => {
      const before = known.get(dayKey(ids.get(nameKey(row)), row.day));
      return { row, outcome: before ? outcomeOf(before, row) : ('new' as const) };
    });
    const changes = outcomes.filter(({ outcome }) => outcome !== 'same');
    if (!dryRun) {
      await keepMapping(ctx, { header, mapping });
      if (changes.length > 0) await writeSpend(ctx, input, ids, changes.map(({ row }) => row)); // prettier-ignore
    }
    return outcomes.map(({ row: { line }, outcome }) => ({ line, outcome }));
  });
}

function refuseUnfit({ currency, rows }: SpendGroup): void {
  if (currency.toUpperCase() !== 'INR')
    throw new Invalid({
      currency: currency
        ? /*staff*/ 'This export is not in rupees (INR). Nothing was taken in.'
        : /*staff*/ 'This export does not say its currency. Add the column with the currency code, and export it again.',
    });
  const seen = new Set(rows.map((row) => dayKey(nameKey(row), row.day)));
  if (seen.size < rows.length)
    throw new Invalid({ rows: /*staff*/ 'A campaign has two rows for one day: add them up first.' });
}

const outcomeOf = (before: typeof adSpend.$inferSelect, row: SpendRow): RowOutcome =>
  before.spendPaise === row.spendPaise &&
  before.impressions === row.impressions &&
  before.clicks === row.clicks
    ? 'same'
    : 'changed';

type Said = Pick<SpendRow, 'campaign' | 'campaignId'>;
/** What tells a campaign from the others of its platform. */
const nameKey = ({ campaign, campaignId }: Said) => campaignId || `name:${plainCampaign(campaign)}`;
const dayKey = (campaign: string | undefined, day: string) => `${campaign} ${day}`;

/** Ids of the campaigns that are known, by `nameKey`: by the platform's id, else by the name where no id was told. */
async function knownCampaigns(ctx: Pick<Ctx, 'db'>, { platform, rows }: SpendGroup) {
  const found = await ctx.db.select().from(adCampaigns).where(eq(adCampaigns.platform, platform));
  const byId = new Map(found.filter((one) => one.externalId).map((one) => [one.externalId, one.id]));
  const byName = new Map(found.filter((one) => !one.externalId).map((one) => [one.plainName, one.id]));
  const ids = new Map<string, string>();
  for (const row of rows) {
    const id = byId.get(row.campaignId) ?? byName.get(plainCampaign(row.campaign));
    if (id) ids.set(nameKey(row), id);
  }
  return ids;
}

/** Makes the campaigns that are not known, and gives known ones the id and the name that they have now. */
async function writeCampaigns(ctx: Pick<Ctx, 'db'>, input: SpendGroup, ids: Map<string, string>) {
  const { platform, rows } = input;
  const said = new Map(rows.map((row) => [nameKey(row), row]));
  for (const [key, { campaign, campaignId: externalId }] of said) {
    const named = { name: campaign, plainName: plainCampaign(campaign) };
    const id = ids.get(key);
    if (!id) {
      ids.set(key, v7());
      await ctx.db.insert(adCampaigns).values({ id: ids.get(key) ?? '', platform, externalId, ...named });
      continue;
    }
    const [before] = await ctx.db.select().from(adCampaigns).where(eq(adCampaigns.id, id));
    if (!before || (before.name === campaign && before.externalId === externalId)) continue;
    await ctx.db
      .update(adCampaigns)
      .set({ ...named, ...(externalId && { externalId }) })
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
async function knownSpend(ctx: Pick<Ctx, 'db'>, rows: SpendRow[], campaignIds: string[]) {
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

const keepMapping = (ctx: Pick<Ctx, 'db'>, row: typeof adSpendMappings.$inferInsert) =>
  ctx.db
    .insert(adSpendMappings)
    .values(row)
    .onConflictDoUpdate({ target: adSpendMappings.header, set: { mapping: sql`excluded.mapping` } });

async function writeSpend(ctx: Ctx, input: SpendGroup, ids: Map<string, string>, rows: SpendRow[]) {
  await ctx.db
    .insert(adSpend)
    .values(
      rows.map((row) => ({
        campaignId: ids.get(nameKey(row)) ?? '',
        day: row.day,
        spendPaise: row.spendPaise,
        impressions: row.impressions,
        clicks: row.clicks,
      })),
    )
    .onConflictDoUpdate({
      target: [adSpend.campaignId, adSpend.day],
      set: {
        spendPaise: sql`excluded.spend_paise`,
        impressions: sql`excluded.impressions`,
        clicks: sql`excluded.clicks`,
      },
    });
  await audit(ctx, {
    action: 'imported',
    subjectType: 'ad-spend',
    subjectId: input.platform,
    after: { platform: input.platform, rows: rows.length },
  });
}
