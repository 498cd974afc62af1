import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { languages } from '#kit/language/language.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { forgetCounts } from './letters/forget-counts.ts';
import { SubscriberToken } from './subscriber.ts';
import { subscribers } from './table.server.ts';

/** What a reader chooses: in which language, about what, and whether opened letters and followed links may be counted. */
export const Preferences = z.object({
  language: z.enum(languages),
  interests: z.array(z.string().trim().min(1).max(100)).max(20),
  measured: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

/** What the reader with this link has chosen; null for a link that was never ours. */
export async function readPreferences({ db }: Pick<Ctx, 'db'>, input: { token: string }) {
  const token = SubscriberToken.safeParse(input.token);
  if (!token.success) return null;
  const { status, language, interests, measuredSince } = subscribers;
  const [found] = await db
    .select({ status, language, interests, measuredSince })
    .from(subscribers)
    .where(eq(subscribers.token, token.data));
  if (!found) return null;
  return {
    status: found.status,
    language: found.language,
    interests: found.interests,
    measured: found.measuredSince !== null,
  };
}

/**
 * Keeps what a reader chooses. Who no longer allows to be counted is forgotten in what was counted.
 * @throws NotFound
 */
export async function choosePreferences(ctx: Ctx, input: Preferences & { token: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const mine = eq(subscribers.token, SubscriberToken.parse(input.token));
    const { id, status, measuredSince: since } = subscribers;
    const [found] = await ctx.db.select({ id, status, since }).from(subscribers).where(mine).for('update');
    if (!found) throw new NotFound(/*i18n*/ 'This link');
    // Who has left on another tab meanwhile is counted nowhere.
    const isCounted = input.measured && found.status !== 'unsubscribed';
    const measuredSince = isCounted ? (found.since ?? ctx.now()) : null;
    await ctx.db
      .update(subscribers)
      .set({ language: input.language, interests: input.interests, measuredSince })
      .where(mine);
    if (!isCounted) await forgetCounts(ctx, { subscriberId: found.id });
  });
}
