import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { customerProofs } from '../table.server.ts';
import { customerIdentities, customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Google, Identity } from '#kit/ports/google.ts';
import { NotFound, Unauthenticated } from '#kit/errors.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import type { SignInPlace } from '#people/sessions/session.ts';
import { customerSignInNetworkLimit, enter, type SignedIn } from '../sign-in.ts';
import { createCustomer } from '../sign-up.ts';

/** One text for every reason. */
export const refusedByGoogle = () =>
  new Unauthenticated(/*i18n*/ 'Google did not confirm this sign-in. Please try again.');

function setUp(ctx: Ctx): Google {
  if (!ctx.google) throw new NotFound(/*i18n*/ 'Sign-in with Google');
  return ctx.google;
}

/** Begins a sign-in: the nonce stays in this browser, and what comes back must carry it. @throws NotFound when not set up */
export async function beginGoogleSignIn(
  ctx: Ctx,
  input: { returnPath: string },
): Promise<{ nonce: string; url: string }> {
  const google = setUp(ctx);
  const nonce = newToken();
  const url = await google.signInUrl({ nonce, returnTo: ctx.publicUrl + input.returnPath });
  await ctx.db.insert(customerProofs).values({
    tokenHash: hashToken(nonce),
    purpose: 'google',
    email: '',
    expiresAt: sql`now() + interval '10 minutes'`,
  });
  return { nonce, url };
}

/**
 * Signs in whoever Google vouches for, and makes or links an account by the address it has verified. The account's key
 * is Google's own id, never the address.
 * @throws Unauthenticated with one text for every reason
 */
export async function googleSignIn(
  ctx: Ctx,
  input: { idToken: string; nonce: string | undefined; place: SignInPlace },
): Promise<SignedIn> {
  const google = setUp(ctx);
  await ctx.limit(customerSignInNetworkLimit, ctx.request.ip);
  if (!input.nonce) throw refusedByGoogle();
  const [begun] = await ctx.db
    .delete(customerProofs)
    .where(
      and(
        eq(customerProofs.tokenHash, hashToken(input.nonce)),
        eq(customerProofs.purpose, 'google'),
        gt(customerProofs.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: customerProofs.tokenHash });
  if (!begun) throw refusedByGoogle();
  const identity = await google.verify({ idToken: input.idToken, nonce: input.nonce });
  if (!identity) throw refusedByGoogle();
  const account = await inTransaction(ctx, (ctx) => accountOf(ctx, identity));
  if (!account) throw refusedByGoogle();
  return enter(ctx, { ...account, place: input.place, how: 'google' });
}

/**
 * The account of whom Google vouches for, made or linked by a verified address where there was none. Within a transaction
 * of the caller. @returns null where nothing says that an account is theirs
 */
export async function accountOf(
  ctx: Ctx,
  identity: Identity,
): Promise<{ customerId: string; isNew: boolean } | null> {
  const [linked] = await ctx.db
    .select({ customerId: customerIdentities.customerId })
    .from(customerIdentities)
    .where(and(eq(customerIdentities.provider, 'google'), eq(customerIdentities.subject, identity.subject)));
  if (linked) return { ...linked, isNew: false };
  // Only a verified address says that the account at it is this person's.
  if (!identity.emailVerified) return null;
  const { email, name, subject } = identity;
  const created = await createCustomer(ctx, {
    email,
    fullName: name || undefined,
    passwordHash: null,
    source: 'google',
  });
  const [present] = created
    ? [created]
    : await ctx.db
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.email, email), isNull(customers.closedAt)));
  if (!present) return null;
  await ctx.db.insert(customerIdentities).values({ provider: 'google', subject, customerId: present.id });
  await recordEvent(ctx, { customerId: present.id, kind: 'google-linked' });
  return { customerId: present.id, isNew: created !== null };
}
