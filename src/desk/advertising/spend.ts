/** What everybody may know about exports of what advertisements cost, browsers included. */
import { z } from 'zod';

export const spendPlatforms = ['google', 'meta'] as const;
export type SpendPlatform = (typeof spendPlatforms)[number];

export const spendFields = [
  'day',
  'dayEnd',
  'campaign',
  'campaignId',
  'spend',
  'currency',
  'impressions',
  'clicks',
] as const;
export type SpendField = (typeof spendFields)[number];
/** The column of each field, counted from zero. */
export const SpendMapping = z.partialRecord(z.enum(spendFields), z.number().int().min(0).max(200));
export type SpendMapping = z.infer<typeof SpendMapping>;

/** So many rows go in one call. */
export const maxGroupRows = 200;

const count = z.number().int().min(0).max(2_000_000_000);

const SpendRow = z.strictObject({
  /** The first line of the file that it comes from, so that people find it again. */
  line: z.number().int().min(1).max(1_000_000),
  /** In India. */
  day: z.iso.date(),
  campaign: z.string().trim().min(1).max(300),
  /** The platform's own; empty where the export does not tell. */
  campaignId: z
    .string()
    .trim()
    .regex(/^[\w-]{0,64}$/),
  spendPaise: z.number().int().min(0).max(100_000_000_000),
  impressions: count,
  clicks: count,
});
export type SpendRow = z.infer<typeof SpendRow>;

/**
 * A part of an export, its columns already known: a row for each campaign and day, which replaces what was known of that
 * day. Sent again, it changes nothing more.
 */
export const SpendGroup = z.strictObject({
  platform: z.enum(spendPlatforms),
  /** As the export says it. Only `INR` is taken in. */
  currency: z.string().trim().max(20),
  header: z.string().max(4_000),
  mapping: SpendMapping,
  /** Only says what would happen. */
  dryRun: z.boolean(),
  rows: z.array(SpendRow).min(1).max(maxGroupRows),
});
export type SpendGroup = z.infer<typeof SpendGroup>;

/** `same`: an earlier export said the very same of that campaign and day; `changed`: it said something else. */
export const rowOutcomes = ['new', 'same', 'changed'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
