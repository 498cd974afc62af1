import { and, count, eq, gte } from 'drizzle-orm';
import { messages } from './table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia, momentInIndia } from '#kit/india/india-date.ts';
import { job } from '#kit/job.ts';
import { lockName } from '#kit/rows/lock-name.ts';

/** Asked for when the day's SMS are used up. `day`: of India, `2026-11-26`. */
export const smsDayFull = job<{ day: string }>('sms-day-full', {
  retry: { limit: 20, delay: 1, delayMax: 60 },
  fields: { day: 'shown' },
});

/** Whether another SMS may be paid for today. */
export async function isSmsDayFull(ctx: Pick<Ctx, 'db' | 'now'>): Promise<boolean> {
  const since = momentInIndia(dateInIndia(ctx.now()), '00:00');
  const [row] = await ctx.db
    .select({ handed: count() })
    .from(messages)
    .where(and(gte(messages.handedAt, since), eq(messages.channel, 'sms')));
  return (row?.handed ?? 0) >= (await readSettings(ctx)).smsPerDay;
}

/** Until the transaction ends nobody else counts the day's SMS, so that two cannot both be its last. */
export const lockSmsDay = (ctx: Pick<Ctx, 'db'>) => lockName(ctx, 'sms-day');
