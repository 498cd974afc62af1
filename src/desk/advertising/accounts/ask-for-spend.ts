import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import type { SpendPlatform } from '../spend.ts';
import { fetchedDays } from './ad-account.ts';
import { adAccounts } from './table.server.ts';

/** Fetches what campaigns cost. Tried for half a day: quotas of platforms are counted by the hour or by the day. */
export const spendFetch = job<{ platform: SpendPlatform; days: number }>('fetch-ad-spend', {
  retry: { limit: 8, delay: 120, delayMax: 10_800 },
  longest: 900,
  fields: { platform: 'shown', days: 'shown' },
});

/** Every morning, when the day before is whole. */
export const spendDue = job('ask-for-ad-spend', {
  every: { cron: '50 5 * * *', tz: 'Asia/Kolkata' },
  fields: {},
});

/** Asks for the last days of each account that is on. */
export async function askForDueSpend(ctx: Ctx): Promise<void> {
  const accounts = await ctx.db
    .select({ platform: adAccounts.platform })
    .from(adAccounts)
    .where(eq(adAccounts.active, true));
  await ctx.jobs.enqueue(ctx.db, spendFetch, accounts.map(({ platform }) => ({ platform, days: fetchedDays }))); // prettier-ignore
}
