import { lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { cookieChoices } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import type { CookieChoice, RefusalSignal } from './cookie-choice.ts';

const cookieChoiceLimit = defineLimit('cookie-choice', { points: 300, seconds: 600 });

/** Writes down an answer to the question about cookies. */
export async function recordCookieChoice(
  ctx: Ctx,
  input: CookieChoice & { version: string; signal: RefusalSignal | null },
): Promise<void> {
  await ctx.limit(cookieChoiceLimit, ctx.request.ip);
  await ctx.db.insert(cookieChoices).values({ id: uuidv7(), at: ctx.now(), ...input });
}

const retentionDays = 3 * 365;

/** An answer is proof for as long as somebody may ask for it. */
export async function purgeOldCookieChoices(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.now().getTime() - retentionDays * 86_400_000);
  await ctx.db.delete(cookieChoices).where(lt(cookieChoices.at, oldest));
}
