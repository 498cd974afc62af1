import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerCodes } from '#db/schema/customer-codes.server.ts';
import type { Ctx, Db } from '#domain/context.ts';
import type { CodePurpose } from './code-purpose.ts';
import { inSignUpLine } from './sign-up-line.ts';

type CodeRequest = { purpose: CodePurpose; email: string; subject?: string };

/**
 * Has a six-digit code sent to an address; the one before for the same purpose dies. Whether the address is known is
 * looked at only where the mail is written, so this takes the same time and says the same for everybody.
 * @param input.subject what the code is bound to; the address itself when left out
 * @throws TooMany
 */
export const requestCode = (ctx: Ctx, input: CodeRequest): Promise<void> =>
  inSignUpLine(() => sendCode(ctx, input));

async function sendCode(ctx: Ctx, input: CodeRequest): Promise<void> {
  const { purpose, email, subject = email } = input;
  await issueCode(ctx, { purpose, subject, contacts: [email] }, (tx, code) =>
    ctx.jobs.enqueue(tx, 'customer-mail', [
      { what: 'code', key: `code:${v7()}`, purpose, to: email, code, language: ctx.language },
    ]),
  );
}

/**
 * Makes a code for a subject, in place of the one before; `send` gives it away in the same transaction.
 * @param input.contacts where codes go: each gets only so many
 * @throws TooMany
 */
export async function issueCode(
  ctx: Ctx,
  { purpose, subject, contacts }: { purpose: CodePurpose; subject: string; contacts: string[] },
  send: (tx: Db, code: string) => Promise<void>,
): Promise<void> {
  await ctx.limit('code-network', ctx.request.ip);
  for (const contact of contacts) {
    await ctx.limit('code-pause', contact);
    await ctx.limit('code-hour', contact);
    await ctx.limit('code-day', contact);
  }
  await ctx.limit('code-all', 'all');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    codeHash: await ctx.passwords.hash(code),
    attempts: 0,
    expiresAt: sql`now() + interval '10 minutes'`,
  };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(customerCodes)
      .values({ purpose, subject, ...fresh })
      .onConflictDoUpdate({ target: [customerCodes.purpose, customerCodes.subject], set: fresh });
    await send(tx, code);
  });
}
