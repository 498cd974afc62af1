import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SpendMapping, SpendPlatform } from './spend.ts';

/** Campaigns that money was spent on, as the exports of their platforms name them. */
export const adCampaigns = pgTable(
  'ad_campaigns',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    platform: text().$type<SpendPlatform>().notNull(),
    /** The platform's own id; empty where no export has told it. */
    externalId: text().notNull(),
    name: text().notNull(),
    /** The name as it is compared; see `plainCampaign`. */
    plainName: text().notNull(),
    /** The account that was asked and told of it; empty where only files do. */
    account: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('ad_campaigns_external')
      .on(t.platform, t.externalId)
      .where(sql`external_id <> ''`),
    uniqueIndex('ad_campaigns_name')
      .on(t.platform, t.plainName)
      .where(sql`external_id = ''`),
  ],
);

/** What a campaign cost on a day in India. The newest word of a day, of a file or of the platform itself, replaces what was said of it before. */
export const adSpend = pgTable(
  'ad_spend',
  {
    campaignId: uuid()
      .notNull()
      .references(() => adCampaigns.id),
    day: date().notNull(),
    spendPaise: bigint({ mode: 'number' }).notNull(),
    impressions: integer().notNull(),
    clicks: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.day] }),
    check('ad_spend_least', sql`${t.spendPaise} >= 0 and ${t.impressions} >= 0 and ${t.clicks} >= 0`),
    // Covers the sums of some days.
    index('ad_spend_day').on(t.day, t.campaignId, t.spendPaise, t.impressions, t.clicks),
  ],
);

/** Whose campaign it is where visits call it otherwise, by what they are matched by; see `campaignKey`. */
export const adCampaignWords = pgTable('ad_campaign_words', {
  key: text().primaryKey(),
  campaignId: uuid()
    .notNull()
    .references(() => adCampaigns.id),
});

/** Which column of an export is what, by its header line. */
export const adSpendMappings = pgTable('ad_spend_mappings', {
  header: text().primaryKey(),
  mapping: jsonb().$type<SpendMapping>().notNull(),
});
