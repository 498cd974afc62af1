import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { actorColumns, staff } from '#agency/staff/table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { connections } from './connections/table.server.ts';
import { apiTokens } from './table.server.ts';

/** What one program may ask. */
export const tokenLimit = defineLimit('api-token', { points: 300, seconds: 60 });

const aMinuteAgo = sql`now() - interval '1 minute'`;

/**
 * Whose token this is and what it was lent, or null when it opens nothing: unknown, too old, revoked, or its maker was
 * deactivated. The database's clock decides.
 * @throws TooManyRequests
 */
export async function findToken(
  ctx: Pick<Ctx, 'db' | 'limit'>,
  { token }: { token: string },
): Promise<Extract<Actor, { kind: 'staff' }> | null> {
  const [found] = await ctx.db
    .select({
      person: actorColumns,
      token: { id: apiTokens.id, name: apiTokens.name, scopes: apiTokens.scopes },
      stale: sql<boolean>`coalesce(${apiTokens.usedAt} < ${aMinuteAgo}, true)`,
    })
    .from(apiTokens)
    .innerJoin(staff, eq(staff.id, apiTokens.staffId))
    .leftJoin(connections, eq(connections.tokenId, apiTokens.id))
    .where(
      and(
        eq(apiTokens.tokenHash, hashToken(token)),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, sql`now()`),
        or(isNull(connections.tokenId), gt(connections.accessUntil, sql`now()`)),
        eq(staff.active, true),
      ),
    );
  if (!found) return null;
  await ctx.limit(tokenLimit, found.token.id);
  if (found.stale)
    await ctx.db
      .update(apiTokens)
      .set({ usedAt: sql`now()` })
      .where(
        and(eq(apiTokens.id, found.token.id), or(isNull(apiTokens.usedAt), lt(apiTokens.usedAt, aMinuteAgo))),
      );
  return { kind: 'staff', ...found.person, token: found.token };
}

/** What ended long ago is of no use any more. */
export async function purgeEndedTokens(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const ended = sql`least(${apiTokens.expiresAt}, ${apiTokens.revokedAt})`;
  await ctx.db.delete(apiTokens).where(sql`${ended} < now() - interval '90 days'`);
  // An assistant that never came for what it was lent was never connected.
  const waiting = ctx.db
    .select({ id: connections.tokenId })
    .from(connections)
    .where(isNull(connections.familyHash));
  await ctx.db
    .delete(apiTokens)
    .where(and(inArray(apiTokens.id, waiting), lt(apiTokens.expiresAt, sql`now()`)));
}
