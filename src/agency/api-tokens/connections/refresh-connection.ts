import { and, eq, sql } from 'drizzle-orm';
import { successorOf } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { tokenStart } from '../api-token.ts';
import { endConnection } from './end-connection.ts';
import { findConnection } from './find-connection.ts';
import { asAnswer, familyIn, type TokenAnswer } from './lent-tokens.ts';
import { nothingOpened, OAuthRefusal } from './oauth-refusal.ts';
import { connections } from './table.server.ts';
import { writeTokens } from './write-tokens.ts';

/** An assistant that runs twice, or whose answer was lost on the way, is no thief. */
const justNow = sql<boolean>`${connections.refreshedAt} > now() - interval '20 seconds'`;

/**
 * Changes a refresh token for the next pair. Each is good once; within 20 seconds the one before the newest is answered
 * with the same pair again. Any older one has been copied by somebody: the connection ends.
 * @throws OAuthRefusal
 */
export async function refreshConnection(
  ctx: Ctx,
  input: { refreshToken: string; clientId: string; scope: string | undefined },
): Promise<TokenAnswer> {
  const family = familyIn(input.refreshToken);
  const found = family && (await findConnection(ctx, eq(connections.familyHash, hashToken(family))));
  if (!found || !found.lives || found.connection.clientId !== input.clientId) throw nothingOpened();
  const lent = new Set<string>(found.token.scopes);
  if (input.scope?.split(' ').some((scope) => !lent.has(scope)))
    throw new OAuthRefusal('invalid_scope', /*i18n*/ 'The assistant was not lent this.');
  const { tokenId } = found.connection;
  const next = {
    access: tokenStart + (await successorOf(ctx, 'access', input.refreshToken)),
    refresh: `${family}.${await successorOf(ctx, 'refresh', input.refreshToken)}`,
  };
  const isGood = await inTransaction(ctx, async (ctx) => {
    const mine = eq(connections.tokenId, tokenId);
    const [first] = await ctx.db
      .update(connections)
      .set({ refreshHash: hashToken(next.refresh) })
      .where(and(mine, eq(connections.refreshHash, hashToken(input.refreshToken))))
      .returning({ tokenId: connections.tokenId });
    if (first) {
      await writeTokens(ctx, tokenId, next);
      return true;
    }
    const late = and(mine, eq(connections.refreshHash, hashToken(next.refresh)), justNow);
    return (await ctx.db.$count(connections, late)) > 0;
  });
  if (!isGood) {
    await endConnection(ctx, found, 'A refresh token came twice');
    throw nothingOpened();
  }
  return asAnswer(next, found.token.scopes);
}
