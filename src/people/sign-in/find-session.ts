import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { customerSessions, customerTokens } from '#people/sessions/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { cookieIdle, type SessionKind } from '#people/sessions/session.ts';
import { cachedSession } from '#people/sessions/session-cache.ts';

/**
 * Who holds this access token, or null when it opens nothing any more. What is found is remembered for a few seconds;
 * a use keeps a cookie's session awake. The database's clock decides.
 */
export function findCustomerSession(
  ctx: Pick<Ctx, 'db'>,
  input: { token: string; kind: SessionKind },
): Promise<Extract<Actor, { kind: 'customer' }> | null> {
  const tokenHash = hashToken(input.token);
  return cachedSession(`${input.kind}:${tokenHash}`, async () => {
    const [found] = await ctx.db
      .select({
        id: customers.id,
        code: customers.code,
        sessionId: customerSessions.id,
        stale: sql<boolean>`${customerSessions.seenAt} < now() - interval '1 minute'`,
      })
      .from(customerTokens)
      .innerJoin(customerSessions, eq(customerSessions.id, customerTokens.sessionId))
      .innerJoin(customers, eq(customers.id, customerSessions.customerId))
      .where(
        and(
          eq(customerTokens.tokenHash, tokenHash),
          eq(customerTokens.use, 'access'),
          gt(customerTokens.expiresAt, sql`now()`),
          eq(customerSessions.kind, input.kind),
          gt(customerSessions.expiresAt, sql`now()`),
          isNull(customers.blockedAt),
          isNull(customers.closedAt),
        ),
      );
    if (!found) return null;
    const { stale, ...customer } = found;
    if (stale) await stayAwake(ctx, { ...input, tokenHash, sessionId: found.sessionId });
    return { kind: 'customer', ...customer };
  });
}

async function stayAwake(
  ctx: Pick<Ctx, 'db'>,
  session: { sessionId: string; tokenHash: string; kind: SessionKind },
) {
  const seen = ctx.db
    .update(customerSessions)
    .set({ seenAt: sql`now()` })
    .where(eq(customerSessions.id, session.sessionId))
    .returning({ id: customerSessions.id });
  if (session.kind !== 'cookie') return void (await seen);
  await ctx.db
    .with(ctx.db.$with('seen').as(seen))
    .update(customerTokens)
    .set({ expiresAt: sql`now() + ${cookieIdle}` })
    .where(eq(customerTokens.tokenHash, session.tokenHash));
}
