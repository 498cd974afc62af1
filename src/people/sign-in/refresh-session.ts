import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { customerSessions, customerTokens } from '#people/sessions/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { successorOf } from '#agency/settings/signed-link.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { issueTokens } from './open-session.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import type { SessionKind, SessionTokens } from '#people/sessions/session.ts';

const refreshLimit = defineLimit('refresh', { points: 30, seconds: 3_600 });

/** Tabs that refresh at the same moment are no thieves. */
const grace = sql`now() - interval '20 seconds'`;
const ended = /*i18n*/ 'Your session has ended. Please sign in again.';

/**
 * Changes a refresh token for the next pair. Each is good once; within 20 seconds the one before the newest is answered
 * with the same pair again, so a family never has two branches. Any older one has been copied by somebody: the whole
 * family ends.
 * @throws Unauthenticated
 */
export async function refreshSession(
  ctx: Ctx,
  input: { refreshToken: string; kind: SessionKind },
): Promise<SessionTokens> {
  const [held] = await ctx.db
    .select({
      sessionId: customerSessions.id,
      customerId: customerSessions.customerId,
      generation: customerTokens.generation,
    })
    .from(customerTokens)
    .innerJoin(customerSessions, eq(customerSessions.id, customerTokens.sessionId))
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .where(
      and(
        eq(customerTokens.tokenHash, hashToken(input.refreshToken)),
        eq(customerTokens.use, 'refresh'),
        eq(customerSessions.kind, input.kind),
        gt(customerSessions.expiresAt, sql`now()`),
        isNull(customers.blockedAt),
        isNull(customers.closedAt),
      ),
    );
  if (!held) throw new Unauthenticated(ended);
  await ctx.limit(refreshLimit, held.sessionId);
  const tokens = await inTransaction(ctx, (ctx) => rotate(ctx, { ...held, ...input }));
  if (!tokens) throw new Unauthenticated(ended);
  return tokens;
}

/** Null when the family had to be ended: thrown here, the end would be rolled back. */
async function rotate(
  ctx: Ctx,
  held: {
    sessionId: string;
    customerId: string;
    generation: number;
    kind: SessionKind;
    refreshToken: string;
  },
): Promise<SessionTokens | null> {
  const { sessionId, customerId, generation, kind, refreshToken } = held;
  const mine = eq(customerSessions.id, sessionId);
  const [next] = await ctx.db
    .update(customerSessions)
    .set({ generation: generation + 1, refreshedAt: sql`now()`, seenAt: sql`now()` })
    .where(and(mine, eq(customerSessions.generation, generation)))
    .returning({ generation: customerSessions.generation });
  const successors = {
    accessToken: await successorOf(ctx, 'access', refreshToken),
    refreshToken: await successorOf(ctx, 'refresh', refreshToken),
  };
  if (next) return issueTokens(ctx, { sessionId, kind, generation: next.generation }, successors);

  const { refreshedAt } = customerSessions;
  const [now] = await ctx.db
    .select({ generation: customerSessions.generation, isFresh: sql<boolean>`${refreshedAt} > ${grace}` })
    .from(customerSessions)
    .where(mine);
  // Ended at this moment, on another tab or device: nobody has copied anything.
  if (!now) return null;
  if (now.isFresh && now.generation === generation + 1) return successors;
  await endSessions(ctx, mine);
  await recordEvent(ctx, { customerId, kind: 'refresh-reused' });
  const [owner] = await ctx.db
    .select({ to: customers.email, name: customers.fullName, language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (owner)
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      { what: 'news', key: `session-copied:${sessionId}`, news: 'session-copied', ...owner, detail: '' },
    ]);
  return null;
}
