import { and, eq, exists, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerDevices, customerSessions, customerTokens } from '#people/sessions/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import {
  bearerLife,
  cookieIdle,
  longestSession,
  type SessionKind,
  type SessionTokens,
  type SignInPlace,
} from '#people/sessions/session.ts';

/**
 * Opens a session on a transaction of the caller. Whatever session the browser brought along ends with it, so nobody
 * can plant one. Its owner gets a mail when the browser is a new one.
 * @returns the tokens, and the cookie by which the browser is recognised
 */
export async function openSession(
  ctx: Ctx,
  customer: { id: string; email: string; fullName: string },
  place: SignInPlace,
  how: { with: 'password' | 'code' | 'google'; isNew?: boolean },
): Promise<SessionTokens & { device: string }> {
  if (place.previousToken) await endSessions(ctx, holding(ctx, place.previousToken));
  const sessionId = v7();
  await ctx.db.insert(customerSessions).values({
    id: sessionId,
    customerId: customer.id,
    kind: place.kind,
    expiresAt: sql`now() + ${longestSession}`,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent.slice(0, 300),
  });
  const tokens = await issueTokens(ctx, { sessionId, kind: place.kind, generation: 0 });
  await ctx.db
    .update(customers)
    .set({ lastSignedInAt: sql`now()`, language: ctx.language })
    .where(eq(customers.id, customer.id));
  await recordEvent(ctx, { customerId: customer.id, kind: 'signed-in', data: { with: how.with } });

  const device = place.device ?? newToken();
  const [fresh] = await ctx.db
    .insert(customerDevices)
    .values({ customerId: customer.id, deviceHash: hashToken(device) })
    .onConflictDoNothing()
    .returning({ hash: customerDevices.deviceHash });
  if (fresh && !how.isNew)
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      {
        what: 'news',
        key: `new-device:${sessionId}`,
        news: 'new-device',
        to: customer.email,
        name: customer.fullName,
        detail: ctx.request.userAgent.slice(0, 300) || 'an unknown program',
        language: ctx.language,
      },
    ]);
  return { ...tokens, device };
}

/** The session that an access token belongs to, as a condition. */
export const holding = (ctx: Pick<Ctx, 'db'>, token: string) =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(customerTokens)
      .where(
        and(
          eq(customerTokens.sessionId, customerSessions.id),
          eq(customerTokens.tokenHash, hashToken(token)),
        ),
      ),
  );

/** Writes down the next pair of tokens of a family. */
export async function issueTokens(
  ctx: Pick<Ctx, 'db'>,
  session: { sessionId: string; kind: SessionKind; generation: number },
  tokens: SessionTokens = { accessToken: newToken(), refreshToken: newToken() },
): Promise<SessionTokens> {
  const { sessionId, kind, generation } = session;
  await ctx.db.insert(customerTokens).values([
    {
      tokenHash: hashToken(tokens.accessToken),
      sessionId,
      use: 'access',
      generation,
      expiresAt: sql`now() + ${kind === 'cookie' ? cookieIdle : bearerLife}`,
    },
    {
      tokenHash: hashToken(tokens.refreshToken),
      sessionId,
      use: 'refresh',
      generation,
      expiresAt: sql`now() + ${longestSession}`,
    },
  ]);
  return tokens;
}
