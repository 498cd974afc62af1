import { and, eq } from 'drizzle-orm';
import { customerDevices } from '#people/sessions/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Forbidden, Unauthenticated } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { limitOrRequireWork } from './proof-of-work.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { Credentials, Profile } from '#people/customers/customer.ts';
import { openSession } from './open-session.ts';
import { selectProfile } from '#people/customers/profile-columns.ts';
import type { SessionTokens, SignInPlace } from '#people/sessions/session.ts';

export const customerSignInLimit = defineLimit('customer-sign-in', { points: 10, seconds: 900 });
export const customerSignInNetworkLimit = defineLimit('customer-sign-in-network', {
  points: 100,
  seconds: 900,
});
// Of unknown devices, from everywhere together; past it they prove work, and each network gets few tries.
const customerSignInAccountLimit = defineLimit('customer-sign-in-account', { points: 50, seconds: 3_600 });
const customerSignInSlowLimit = defineLimit('customer-sign-in-slow', { points: 2, seconds: 60 });

export type SignedIn = SessionTokens & { device: string; profile: Profile };

/**
 * Opens a session with a password.
 * @throws Unauthenticated with one text for every reason; Forbidden for a blocked account with the right password
 * @throws TooManyRequests, ProofOfWorkRequired
 */
export async function signIn(ctx: Ctx, input: Credentials & { place: SignInPlace }): Promise<SignedIn> {
  await ctx.limit(customerSignInNetworkLimit, ctx.request.ip);
  await countTry(ctx, input);
  const [customer] = await ctx.db
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.email, input.email));
  const matches = await ctx.passwords.matches(customer?.passwordHash ?? null, input.password);
  if (!customer || !matches) throw new Unauthenticated(/*i18n*/ 'Invalid email or password.');
  const { id: customerId, passwordHash } = customer;
  return enter(ctx, { customerId, passwordHash, place: input.place, how: 'password' });
}

/**
 * Who guesses one account's password from many networks is slowed in each and has to work for it. A device that has
 * signed in here before counts by itself, so no stranger locks the owner out.
 */
async function countTry(ctx: Ctx, { email, place }: { email: string; place: SignInPlace }): Promise<void> {
  const device = place.device && hashToken(place.device);
  if (device && (await isKnownDevice(ctx, email, device)))
    return ctx.limit(customerSignInLimit, `${email}|${device}`);
  const here = `${email}|${ctx.request.ip}`;
  await ctx.limit(customerSignInLimit, here);
  const { reached } = await limitOrRequireWork(ctx, [customerSignInAccountLimit, email]);
  if (reached) await ctx.limit(customerSignInSlowLimit, here);
}

async function isKnownDevice(ctx: Pick<Ctx, 'db'>, email: string, deviceHash: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ customerId: customers.id })
    .from(customerDevices)
    .innerJoin(customers, eq(customers.id, customerDevices.customerId))
    .where(and(eq(customers.email, email), eq(customerDevices.deviceHash, deviceHash)));
  return known !== undefined;
}

/**
 * Opens a session for somebody who has proven who they are.
 * @param input.passwordHash what the password matched: nothing is opened where another one was set meanwhile
 * @throws Forbidden · Unauthenticated
 */
export function enter(
  ctx: Ctx,
  input: {
    customerId: string;
    passwordHash?: string | null;
    place: SignInPlace;
    how: 'password' | 'google';
    isNew?: boolean;
  },
): Promise<SignedIn> {
  const mine = eq(customers.id, input.customerId);
  return inTransaction(ctx, async (ctx) => {
    // Held until the session stands, so that a block or a password given at the same moment ends it or prevents it.
    const [state] = await ctx.db
      .select({
        blockedAt: customers.blockedAt,
        closedAt: customers.closedAt,
        passwordHash: customers.passwordHash,
      })
      .from(customers)
      .where(mine)
      .for('update');
    const profile = await selectProfile(ctx, mine);
    const { passwordHash } = input;
    const isOver = passwordHash !== undefined && passwordHash !== state?.passwordHash;
    if (!profile || !state || state.closedAt || isOver)
      throw new Unauthenticated(/*i18n*/ 'Invalid email or password.');
    if (state.blockedAt)
      throw new Forbidden(/*i18n*/ 'This account is blocked. Please write to us, and we will look into it.');
    const { place, how, isNew = false } = input;
    return { ...(await openSession(ctx, profile, place, { with: how, isNew })), profile };
  });
}
