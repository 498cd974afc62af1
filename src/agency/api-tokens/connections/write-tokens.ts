import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { tokenPrefix } from '../api-token.ts';
import { apiTokens } from '../table.server.ts';
import { accessSeconds, type LentTokens } from './lent-tokens.ts';
import { connections } from './table.server.ts';

/** From now on these are the ones: what was lent before opens nothing any more. */
export async function writeTokens(
  ctx: Pick<Ctx, 'db'>,
  tokenId: string,
  { access, refresh }: LentTokens,
): Promise<void> {
  await ctx.db
    .update(connections)
    .set({
      refreshHash: hashToken(refresh),
      refreshedAt: sql`now()`,
      accessUntil: sql`now() + make_interval(secs => ${accessSeconds}::int)`,
    })
    .where(eq(connections.tokenId, tokenId));
  await ctx.db
    .update(apiTokens)
    .set({ tokenHash: hashToken(access), prefix: tokenPrefix(access) })
    .where(eq(apiTokens.id, tokenId));
}
