import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { apiTokens } from '../table.server.ts';
import { endConnection } from './end-connection.ts';
import { findConnection } from './find-connection.ts';
import { asAnswer, newTokens, type TokenAnswer } from './lent-tokens.ts';
import { nothingOpened } from './oauth-refusal.ts';
import { connections } from './table.server.ts';
import { writeTokens } from './write-tokens.ts';

/**
 * Changes a code for the first tokens, once. A code that comes a second time has been copied by somebody: what was lent for
 * it ends.
 * @param verifier what the challenge was made of
 * @throws OAuthRefusal
 */
export async function exchangeCode(
  ctx: Ctx,
  input: { code: string; clientId: string; redirectUri: string | undefined; verifier: string },
): Promise<TokenAnswer> {
  const found = await findConnection(ctx, eq(connections.codeHash, hashToken(input.code)));
  if (!found) throw nothingOpened();
  const { tokenId, clientId, redirectUri, challenge, familyHash, days } = found.connection;
  const isTheirs =
    input.clientId === clientId &&
    (input.redirectUri ?? redirectUri) === redirectUri &&
    createHash('sha256').update(input.verifier).digest('base64url') === challenge;
  if (familyHash === null && (!isTheirs || !found.lives)) throw nothingOpened();
  const tokens = newTokens();
  const isFirst =
    familyHash === null &&
    (await inTransaction(ctx, async (ctx) => {
      const [first] = await ctx.db
        .update(connections)
        .set({ familyHash: hashToken(tokens.family) })
        .where(and(eq(connections.tokenId, tokenId), isNull(connections.familyHash)))
        .returning({ tokenId: connections.tokenId });
      if (!first) return false;
      await writeTokens(ctx, tokenId, tokens);
      await ctx.db
        .update(apiTokens)
        .set({ expiresAt: sql`now() + make_interval(days => ${days}::int)` })
        .where(eq(apiTokens.id, tokenId));
      return true;
    }));
  if (!isFirst) {
    await endConnection(ctx, found, 'Its code came twice');
    throw nothingOpened();
  }
  return asAnswer(tokens, found.token.scopes);
}
