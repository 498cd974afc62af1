import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerProofs } from '../table.server.ts';
import { customerSessions } from '#people/sessions/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { Forbidden } from '#kit/errors.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkCode, consumeCode } from '../codes/check-code.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';

/** How long after the code a new password may be set. */
export const proofSeconds = 600;

/**
 * Changes a code that came by mail for a proof that this browser keeps: good once, for this address, for ten minutes.
 * @throws WrongCode, TooManyRequests
 */
export async function proveAddress(
  ctx: Ctx,
  input: { email: string; code: string },
): Promise<{ proof: string }> {
  const code = await checkCode(ctx, { purpose: 'reset', subject: input.email, code: input.code });
  const proof = newToken();
  await inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, code);
    await ctx.db.insert(customerProofs).values({
      tokenHash: hashToken(proof),
      purpose: 'reset',
      email: input.email,
      expiresAt: sql`now() + interval '10 minutes'`,
    });
  });
  return { proof };
}

const unproven = () => new Forbidden(/*i18n*/ 'Please enter the code from your e-mail first.');

/**
 * Sets a new password for whoever proved the address, ends every session of the account and tells its owner.
 * @throws Forbidden without a proof for this address, and for all but one of several at once
 */
export async function resetPassword(
  ctx: Ctx,
  input: { email: string; password: string; proof: string | undefined },
): Promise<void> {
  const { email, proof } = input;
  if (!proof) throw unproven();
  const held = and(
    eq(customerProofs.tokenHash, hashToken(proof)),
    eq(customerProofs.purpose, 'reset'),
    eq(customerProofs.email, email),
    gt(customerProofs.expiresAt, sql`now()`),
  );
  // Asked before the costly hash, so that nobody without a proof can make us work.
  const [proven] = await ctx.db.select({ email: customerProofs.email }).from(customerProofs).where(held);
  if (!proven) throw unproven();
  const passwordHash = await ctx.passwords.hash(input.password);
  await inTransaction(ctx, async (ctx) => {
    const [used] = await ctx.db.delete(customerProofs).where(held).returning({ email: customerProofs.email });
    if (!used) throw unproven();
    const [customer] = await ctx.db
      .update(customers)
      .set({ passwordHash })
      .where(and(eq(customers.email, email), isNull(customers.closedAt)))
      .returning({ id: customers.id, fullName: customers.fullName, language: customers.language });
    if (!customer) throw unproven();
    await endSessions(ctx, eq(customerSessions.customerId, customer.id));
    await recordEvent(ctx, { customerId: customer.id, kind: 'password-changed' });
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      {
        what: 'news',
        key: `password-changed:${v7()}`,
        news: 'password-changed',
        to: email,
        name: customer.fullName,
        detail: '',
        language: customer.language,
      },
    ]);
  });
}
