import { and, eq, gt, sql } from 'drizzle-orm';
import { customerProofs } from './table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Forbidden, Invalid, Unauthenticated } from '#kit/errors.ts';
import { customerSignInLimit } from './sign-in.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { checkCode, consumeCode } from './codes/check-code.ts';
import { signedIn } from '#people/customers/customer.ts';
import { requestCode } from './codes/request-code.ts';

/** How long after the password or the code the one thing may be done that it was asked for. */
const proof = sql`now() + interval '10 minutes'`;

/** How whoever asks can prove that it is them. Without a password (Google only) a code to their address is the way. */
export async function proofMethods(ctx: Ctx): Promise<{ password: boolean; proven: boolean }> {
  const { passwordHash } = await account(ctx);
  return { password: passwordHash !== null, proven: (await ctx.db.$count(customerProofs, mine(ctx))) > 0 };
}

/** Sends a code to the account's present address. @throws TooManyRequests */
export async function requestProofCode(ctx: Ctx): Promise<void> {
  const { id, email } = await account(ctx);
  await requestCode(ctx, { purpose: 'step-up', email, subject: `${id}:${email}` });
}

/**
 * Takes the password, or the code that came to the present address: this session may then do one thing, within ten
 * minutes, for which a session alone is not enough.
 * @throws Invalid for a wrong password · WrongCode · TooManyRequests
 */
export async function proveItIsMe(ctx: Ctx, input: { password: string } | { code: string }): Promise<void> {
  const { id, email, passwordHash } = await account(ctx);
  if ('password' in input) {
    await ctx.limit(customerSignInLimit, `step-up|${id}`);
    if (!(await ctx.passwords.matches(passwordHash, input.password)))
      throw new Invalid({ password: /*i18n*/ 'This is not your password.' });
    return storeProof(ctx, { id, email });
  }
  const code = await checkCode(ctx, { purpose: 'step-up', subject: `${id}:${email}`, code: input.code });
  await inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, code);
    await storeProof(ctx, { id, email });
  });
}

/** The first line of what a session alone may not do. @throws Forbidden */
export async function mustBeProven(ctx: Ctx): Promise<void> {
  if ((await ctx.db.$count(customerProofs, mine(ctx))) === 0) throw unproven();
}

/** Uses the proof up, in the transaction of what it allows. @throws Forbidden without one */
export async function consumeProof(ctx: Ctx): Promise<void> {
  const used = await ctx.db
    .delete(customerProofs)
    .where(mine(ctx))
    .returning({ tokenHash: customerProofs.tokenHash });
  if (used.length === 0) throw unproven();
}

const unproven = () =>
  new Forbidden(/*i18n*/ 'Please confirm first that it is you, with your password or a code by e-mail.');

const keyOf = (ctx: Pick<Ctx, 'actor'>) => hashToken(`step-up:${signedIn(ctx.actor).sessionId}`);
const mine = (ctx: Pick<Ctx, 'actor'>) =>
  and(
    eq(customerProofs.tokenHash, keyOf(ctx)),
    eq(customerProofs.purpose, 'step-up'),
    gt(customerProofs.expiresAt, sql`now()`),
  );

async function storeProof(ctx: Ctx, { id, email }: { id: string; email: string }) {
  await ctx.db
    .insert(customerProofs)
    .values({ tokenHash: keyOf(ctx), purpose: 'step-up', email: `${id}:${email}`, expiresAt: proof })
    .onConflictDoUpdate({ target: customerProofs.tokenHash, set: { expiresAt: proof } });
}

async function account(ctx: Ctx) {
  const { id } = signedIn(ctx.actor);
  const [found] = await ctx.db
    .select({ id: customers.id, email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, id));
  if (!found) throw new Unauthenticated();
  return found;
}
