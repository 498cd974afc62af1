import { and, eq, gt, gte, isNull, like, sql } from 'drizzle-orm';
import { customerProofs } from '#people/sign-in/table.server.ts';
import { customerSessions } from '#people/sessions/table.server.ts';
import { customerIdentities, customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { customerSignInNetworkLimit } from '#people/sign-in/sign-in.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Draft } from '#agency/messages/message.ts';
import { pathOf } from '#kit/path-of.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { recordEvent } from './events/record-event.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';

const undoHours = 72;
const undoTime = sql`make_interval(hours => ${undoHours})`;

/** Where the link in the mail leads. */
export const undoEmailPath = (token: string) => pathOf('/undo-email/:token', { token });

/**
 * Makes the link by which the holder of an old address takes a change back, and writes the mail that carries it: both or
 * neither, and once. Nothing else ever holds the link.
 * @param input.at when the address changed: 72 hours from then it is over
 */
export async function mintUndo(
  ctx: Ctx,
  { customerId, email, at }: { customerId: string; email: string; at: string },
  write: (token: string) => Promise<Omit<Draft, 'secret'>>,
): Promise<void> {
  const token = newToken();
  const draft = { ...(await write(token)), secret: token };
  await inTransaction(ctx, async (ctx) => {
    if ((await queueMessages(ctx, [draft])) === 0) return;
    await ctx.db.insert(customerProofs).values({
      tokenHash: hashToken(token),
      purpose: 'undo-email',
      email: `${customerId}:${email}`,
      expiresAt: sql`${at}::timestamptz + ${undoTime}`,
    });
  });
}

/** Whether a link still takes a change back. */
export const canUndo = async (ctx: Pick<Ctx, 'db'>, input: { token: string }): Promise<boolean> =>
  (await ctx.db.$count(customerProofs, held(input.token))) > 0;

/**
 * Gives the account back to its old address and locks it: every session ends, the password and the ways in that were
 * added since are gone, and a new password is chosen with a code to that address. Doing it twice changes nothing.
 * @throws NotFound when the link is used or over · Conflict when somebody has an account at that address now
 */
export async function undoEmailChange(ctx: Ctx, input: { token: string }): Promise<void> {
  await ctx.limit(customerSignInNetworkLimit, ctx.request.ip);
  await inTransaction(ctx, async (ctx) => {
    const [used] = await ctx.db
      .update(customerProofs)
      .set({ purpose: 'email-undone' })
      .where(held(input.token))
      .returning();
    // Pressed once more by whoever got no answer.
    if (!used && (await ctx.db.$count(customerProofs, held(input.token, 'email-undone'))) > 0) return;
    if (!used) throw gone();
    const [customerId = '', email = ''] = used.email.split(/:(.*)/s);
    const mine = eq(customers.id, customerId);
    const [back] = await ctx.db
      .update(customers)
      .set({ email, passwordHash: null, eraseAt: null })
      .where(and(mine, isNull(customers.closedAt)))
      .returning({ id: customers.id });
    if (!back) throw gone();
    // A later change handed its own link to an address of whoever made it.
    await ctx.db
      .delete(customerProofs)
      .where(
        and(
          eq(customerProofs.purpose, 'undo-email'),
          like(customerProofs.email, `${customerId}:%`),
          gte(customerProofs.expiresAt, used.expiresAt),
        ),
      );
    await ctx.db
      .delete(customerIdentities)
      .where(
        and(
          eq(customerIdentities.customerId, customerId),
          gte(customerIdentities.createdAt, sql`${used.expiresAt.toISOString()}::timestamptz - ${undoTime}`),
        ),
      );
    await endSessions(ctx, eq(customerSessions.customerId, customerId));
    await invalidateCustomer(ctx, customerId);
    await recordEvent(ctx, { customerId, kind: 'email-undone', data: { to: email } });
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new Conflict(/*i18n*/ 'Another account uses this address now. Please write to us.');
  });
}

const gone = () => new NotFound(/*i18n*/ 'This link');
const held = (token: string, purpose: 'undo-email' | 'email-undone' = 'undo-email') =>
  and(
    eq(customerProofs.tokenHash, hashToken(token)),
    eq(customerProofs.purpose, purpose),
    gt(customerProofs.expiresAt, sql`now()`),
  );
