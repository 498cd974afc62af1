import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { apiTokens } from './table.server.ts';

/** Ends all that somebody lent. Whoever asks writes down why. */
export async function revokeTokensOf(ctx: Pick<Ctx, 'db'>, { staffId }: { staffId: string }): Promise<void> {
  await ctx.db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.staffId, staffId), isNull(apiTokens.revokedAt)));
}
