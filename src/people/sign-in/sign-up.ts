import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerConsents } from '#people/customers/consents/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { WrongCode } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkCode, consumeCode } from './codes/check-code.ts';
import { customerConsentVersion } from '#people/customers/consents/consent.ts';
import type { SignUp } from '#people/customers/customer.ts';
import { openSession } from './open-session.ts';
import { selectProfile } from '#people/customers/profile-columns.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import type { SignInPlace } from '#people/sessions/session.ts';
import type { SignedIn } from './sign-in.ts';
import { inSignUpQueue } from './sign-up-queue.ts';

type SigningUp = SignUp & { purpose: 'sign-up' | 'register'; place: SignInPlace };

/**
 * Makes an account for whoever holds the code of its address, and signs them in. An address that has an account
 * already is answered like a wrong code, and its account stays as it is.
 * @throws WrongCode, TooManyRequests
 */
export const signUp = (ctx: Ctx, input: SigningUp): Promise<SignedIn> =>
  inSignUpQueue(() => makeAccount(ctx, input));

async function makeAccount(ctx: Ctx, input: SigningUp): Promise<SignedIn> {
  const { email, purpose, place } = input;
  const code = await checkCode(ctx, { purpose, subject: email, code: input.code });
  const passwordHash = await ctx.passwords.hash(input.password);
  return inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, code);
    const created = await createCustomer(ctx, {
      email,
      fullName: input.fullName,
      passwordHash,
      source: purpose,
    });
    if (!created) throw new WrongCode();
    const tokens = await openSession(ctx, created, place, { with: 'code', isNew: true });
    const profile = await selectProfile(ctx, eq(customers.id, created.id));
    if (!profile) throw new Error('An insert returned nothing');
    return { ...tokens, profile };
  });
}

/** The row of a new account with its first event and consent; null when the address has one. */
export async function createCustomer(
  ctx: Ctx,
  input: { email: string; fullName?: string | undefined; passwordHash: string | null; source: string },
) {
  const { email, passwordHash, source } = input;
  const [created] = await ctx.db
    .insert(customers)
    .values({
      id: v7(),
      email,
      passwordHash,
      fullName: input.fullName ?? nameFrom(email),
      language: ctx.language,
    })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id, email: customers.email, fullName: customers.fullName });
  if (!created) return null;
  await recordEvent(ctx, { customerId: created.id, kind: 'signed-up', data: { source } });
  await ctx.db.insert(customerConsents).values({
    id: v7(),
    customerId: created.id,
    purpose: 'account',
    given: true,
    textVersion: customerConsentVersion,
    source,
  });
  return created;
}

/** Until they tell their name: what stands before the @. */
const nameFrom = (email: string) => email.slice(0, email.indexOf('@'));
