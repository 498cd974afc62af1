import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { customerSessions } from '#people/sessions/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { signedIn } from '#people/customers/customer.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { holding } from './open-session.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';

/** Ends the session that any of these tokens belongs to. One that has ended already is no error. */
export async function signOut(ctx: Ctx, input: { tokens: string[] }): Promise<void> {
  if (input.tokens.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const owners = await endSessions(ctx, or(...input.tokens.map((token) => holding(ctx, token))));
    for (const customerId of new Set(owners)) await recordEvent(ctx, { customerId, kind: 'signed-out' });
  });
}

/** Everywhere `but: 'this'` device, or everywhere. @returns how many sessions ended */
export async function signOutEverywhere(
  ctx: Ctx,
  input: { but: 'this' | 'none' },
): Promise<{ ended: number }> {
  const { id, sessionId } = signedIn(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const all = eq(customerSessions.customerId, id);
    const ended = await endSessions(
      ctx,
      input.but === 'this' ? and(all, ne(customerSessions.id, sessionId)) : all,
    );
    await recordEvent(ctx, {
      customerId: id,
      kind: 'session-ended',
      data: { sessions: String(ended.length) },
    });
    return { ended: ended.length };
  });
}

/** Where this customer is signed in, the latest first. */
export async function listSessions(ctx: Ctx) {
  const { id, sessionId } = signedIn(ctx.actor);
  const found = await selectSessions(ctx, id);
  return found.map((session) => ({ ...session, isThis: session.id === sessionId }));
}

/** The open sessions of an account. */
export const selectSessions = (ctx: Pick<Ctx, 'db'>, customerId: string) =>
  ctx.db
    .select({
      id: customerSessions.id,
      kind: customerSessions.kind,
      createdAt: customerSessions.createdAt,
      seenAt: customerSessions.seenAt,
      ip: customerSessions.ip,
      userAgent: customerSessions.userAgent,
    })
    .from(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), gt(customerSessions.expiresAt, sql`now()`)))
    .orderBy(desc(customerSessions.id));

/** Ends one of one's own sessions. @throws NotFound also for somebody else's */
export async function revokeSession(ctx: Ctx, input: { sessionId: string }): Promise<void> {
  const { id } = signedIn(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const ended = await endSessions(
      ctx,
      and(eq(customerSessions.id, input.sessionId), eq(customerSessions.customerId, id)),
    );
    if (ended.length === 0) throw new NotFound(/*i18n*/ 'This session');
    await recordEvent(ctx, { customerId: id, kind: 'session-ended', data: { sessions: '1' } });
  });
}
