import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { proveOneself, type OwnProof } from '#agency/staff/prove-oneself.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import type { Permission } from '#kit/permissions.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { tokenPrefix, tokenStart, type NewApiToken } from './api-token.ts';
import { connections } from './connections/table.server.ts';
import { apiTokens } from './table.server.ts';

const most = 50;
const lives = and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, sql`now()`));
const subject = (id: string) => ({ subjectType: 'api-token' as const, subjectId: id });

/** Everybody's, newest first, those that ended in the last 90 days too. */
export async function listTokens(ctx: Ctx) {
  allow(ctx.actor, 'api-tokens:read');
  return ctx.db
    .select({
      id: apiTokens.id,
      createdAt: apiTokens.createdAt,
      staffName: staff.name,
      staffActive: staff.active,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      prefix: apiTokens.prefix,
      connectedTo: connections.host,
      expiresAt: apiTokens.expiresAt,
      usedAt: apiTokens.usedAt,
      revokedAt: apiTokens.revokedAt,
      ended: sql<boolean>`not (${lives})`,
    })
    .from(apiTokens)
    .innerJoin(staff, eq(staff.id, apiTokens.staffId))
    .leftJoin(connections, eq(connections.tokenId, apiTokens.id))
    .orderBy(desc(apiTokens.id));
}

/**
 * Lends a program some of what one may do oneself. A session left open must not make a key, so password and code are
 * asked for.
 * @returns the token, which is told only here
 * @throws Invalid naming `scopes`, `password` or `code`, Conflict
 */
export async function createToken(
  ctx: Ctx,
  { name, scopes, days, ...proof }: NewApiToken & OwnProof,
): Promise<{ id: string; token: string }> {
  const me = allow(ctx.actor, 'api-tokens:edit');
  const lacking = scopes.find((scope) => !may(me, scope));
  if (lacking) throw new Invalid({ scopes: message('You may not do {scope} yourself', { scope: lacking }) });
  await proveOneself(ctx, proof);
  const token = tokenStart + newToken();
  const lent = { name, scopes, prefix: tokenPrefix(token), tokenHash: hashToken(token) };
  return { id: await lendToken(ctx, { ...lent, minutes: days * 24 * 60 }), token };
}

type Lent = {
  name: string;
  scopes: Permission[];
  prefix: string;
  tokenHash: string;
  /** For how long. */
  minutes: number;
  /** Which assistant is connected by it, where it is no token of one's own making. */
  connects?: { clientId: string; host: string };
};

/** Writes down what is lent, by whom and to whom. @throws Conflict */
export async function lendToken(ctx: Ctx, { minutes, connects, ...lent }: Lent): Promise<string> {
  const me = allow(ctx.actor, 'api-tokens:edit');
  const id = v7();
  await inTransaction(ctx, async (ctx) => {
    if ((await ctx.db.$count(apiTokens, lives)) >= most)
      throw new Conflict('There are {count} tokens already. Revoke one first.', { count: most });
    const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
    const [made] = await ctx.db
      .insert(apiTokens)
      .values({ id, staffId: me.id, ...lent, expiresAt })
      .returning({ prefix: apiTokens.prefix, expiresAt: apiTokens.expiresAt });
    const { name, scopes } = lent;
    await audit(ctx, { action: 'created', ...subject(id), after: { name, scopes, ...(connects ?? made) } });
  });
  return id;
}

/** Ends it at once. @throws NotFound where it has ended already */
export async function revokeToken(ctx: Ctx, { tokenId }: { tokenId: string }): Promise<void> {
  allow(ctx.actor, 'api-tokens:edit');
  await inTransaction(ctx, async (ctx) => {
    const [revoked] = await ctx.db
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(apiTokens.id, tokenId), lives))
      .returning({ name: apiTokens.name, prefix: apiTokens.prefix });
    if (!revoked) throw new NotFound('This token');
    await audit(ctx, { action: 'deleted', ...subject(tokenId), before: revoked });
  });
}
