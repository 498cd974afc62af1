import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { clearUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { customerSessions } from '#people/sessions/table.server.ts';
import type { AdoptSold } from './adopt-sold.ts';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from './customer-mail.ts';
import { WrongCode } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkCode, consumeCode } from '#people/sign-in/codes/check-code.ts';
import { signedIn } from './customer.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { recordEvent } from './events/record-event.ts';
import { requestCode } from '#people/sign-in/codes/request-code.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';
import { mustBeProven, consumeProof } from '#people/sign-in/step-up.ts';

const subjectOf = (customerId: string, email: string) => `${customerId}:${email}`;

/** Sends a code to a new address; until it comes back, the old one stays. @throws TooManyRequests */
export async function requestEmailChange(ctx: Ctx, input: { email: string }): Promise<void> {
  const { id } = signedIn(ctx.actor);
  await requestCode(ctx, {
    purpose: 'change-email',
    email: input.email,
    subject: subjectOf(id, input.email),
  });
}

/**
 * Moves the account to an address whose code came back, for whoever has just proven that it is them. Every other session
 * ends; what was sold to the old address stays theirs, and it is told, with a link that takes it back. An address that is
 * the account's already stays it.
 * @throws Forbidden without that proof · WrongCode
 */
export async function changeEmail(
  ctx: Ctx,
  input: { email: string; code: string },
  adoptSold: AdoptSold,
): Promise<void> {
  const { id, sessionId } = signedIn(ctx.actor);
  const { email } = input;
  // Sent once more by whoever got no answer.
  if ((await ctx.db.$count(customers, and(eq(customers.id, id), eq(customers.email, email)))) > 0) return;
  await mustBeProven(ctx);
  const code = await checkCode(ctx, {
    purpose: 'change-email',
    subject: subjectOf(id, email),
    code: input.code,
  });
  await inTransaction(ctx, async (ctx) => {
    await consumeProof(ctx);
    await consumeCode(ctx, code);
    const mine = eq(customers.id, id);
    const [before] = await ctx.db.select().from(customers).where(mine).for('update');
    if (!before) throw new WrongCode();
    await adoptSold(ctx, { customerId: id, email: before.email });
    await ctx.db.update(customers).set({ email }).where(mine);
    await clearUnreachable(ctx, { address: email });
    await endSessions(ctx, and(eq(customerSessions.customerId, id), ne(customerSessions.id, sessionId)));
    await invalidateCustomer(ctx, id);
    await recordEvent(ctx, {
      customerId: id,
      kind: 'email-changed',
      data: { from: before.email, to: email },
    });
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      {
        what: 'email-moved',
        key: `email-changed:${v7()}`,
        customerId: id,
        to: before.email,
        name: before.fullName,
        at: ctx.now().toISOString(),
        language: before.language,
      },
    ]);
  }).catch((error: unknown) => {
    // Somebody has an account at this address: which addresses do is not told here.
    throw isUniqueViolation(error) ? new WrongCode() : error;
  });
}
