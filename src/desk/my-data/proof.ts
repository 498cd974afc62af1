import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { Forbidden } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { checkCode, consumeCode } from '#people/sign-in/codes/check-code.ts';
import { requestCode } from '#people/sign-in/codes/request-code.ts';
import { customerProofs } from '#people/sign-in/table.server.ts';

/** How long after the code what is kept may be seen, corrected and erased. */
export const proofSeconds = 1_800;

/** Sends a code to any address: whether we know it, nobody but its owner is told. @throws TooManyRequests */
export const requestMyDataCode = (ctx: Ctx, { email }: { email: string }): Promise<void> =>
  requestCode(ctx, { purpose: 'my-data', email });

/** Changes the code for a proof that this browser keeps. @throws WrongCode, TooManyRequests */
export async function proveMyAddress(
  ctx: Ctx,
  input: { email: string; code: string },
): Promise<{ proof: string }> {
  const code = await checkCode(ctx, { purpose: 'my-data', subject: input.email, code: input.code });
  const proof = newToken();
  await inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, code);
    await ctx.db.insert(customerProofs).values({
      tokenHash: hashToken(proof),
      purpose: 'my-data',
      email: input.email,
      expiresAt: sql`now() + make_interval(secs => ${proofSeconds})`,
    });
  });
  return { proof };
}

/** Whose address a browser has proven. @returns it in small letters @throws Forbidden */
export async function provenAddress(
  { db }: Pick<Ctx, 'db'>,
  { proof }: { proof: string | undefined },
): Promise<string> {
  const [held] = await db
    .select({ email: customerProofs.email })
    .from(customerProofs)
    .where(
      and(
        eq(customerProofs.tokenHash, hashToken(proof ?? '')),
        eq(customerProofs.purpose, 'my-data'),
        gt(customerProofs.expiresAt, sql`now()`),
      ),
    );
  if (!held) throw new Forbidden(/*i18n*/ 'Please enter the code from your e-mail first.');
  return held.email;
}
