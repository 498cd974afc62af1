import { z } from 'zod';
import { StatisticsSpan } from '#desk/statistics/statistics.ts';
import { spendPlatforms } from './spend.ts';

/** Which of the campaigns that brought somebody counts: the one of their first touch, or of their last before the order. */
export const touchModels = ['first', 'last'] as const;
export type TouchModel = (typeof touchModels)[number];

/** Days in India, both included. */
export const AdvertisingQuery = StatisticsSpan.safeExtend({ model: z.enum(touchModels).default('last') });
export type AdvertisingQuery = z.infer<typeof AdvertisingQuery>;

/** A touch so many days before the money still counts for it. */
export const lookBackDays = 90;
/** Visitors may write what they like into an address: of the rarest keys nobody hears. */
export const mostKeys = 1_000;

const count = z.number().int();
const paise = z.number().int();

const Brought = z.object({
  visits: count,
  leads: count,
  /** Of these leads, those that stand as qualified or further. */
  qualified: count,
  orders: count,
  /** Received less what went back, by the days on which it did; below zero where more went back. */
  revenuePaise: paise,
});
export type Brought = z.infer<typeof Brought>;

const Row = Brought.extend({
  /** What visits are matched by, or the id of a campaign. */
  id: z.string(),
  /** `campaign`: money was spent on it. `words`: visits name it, no spend does. `click`: only whose click it was is known. */
  kind: z.enum(['campaign', 'words', 'click']),
  platform: z.string(),
  name: z.string(),
  /** Null where no spend is known. */
  spendPaise: paise.nullable(),
  impressions: count,
  clicks: count,
});
export type AdvertisingRow = z.infer<typeof Row>;

/** What campaigns cost in some days, and what they brought in them. At most a hundred rows, the dearest first. */
export const Advertising = z.object({
  rows: z.array(Row),
  /** What more rows come to together. */
  others: Brought.extend({ spendPaise: paise, count }),
  /** What came from no campaign that anybody knows of. */
  none: Brought,
  totals: Brought.extend({ spendPaise: paise }),
  /** All campaigns that money was spent on, whenever. */
  campaigns: z.array(z.object({ id: z.uuid(), platform: z.enum(spendPlatforms), name: z.string() })),
  /** What staff have said of keys; see `nameWords`. */
  words: z.array(z.object({ key: z.string(), campaignId: z.uuid() })),
});
export type Advertising = z.infer<typeof Advertising>;
