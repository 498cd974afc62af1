import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerCodes } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { TooManyRequests } from '#kit/errors.ts';
import { defineLimit, type Limit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { limitOrRequireWork } from '../proof-of-work.ts';
import type { CodePurpose } from './code-purpose.ts';
import { codeEnds } from './mint-code.ts';
import { inSignUpQueue } from '../sign-up-queue.ts';

// What one network asks for or gets wrong at one mail is counted for that network: nobody locks an address for others.
const codeNetworkLimit = defineLimit('code-network', { points: 20, seconds: 3_600 });
const codePauseLimit = defineLimit('code-pause', { points: 1, seconds: 30 });
const codeHourLimit = defineLimit('code-hour', { points: 5, seconds: 3_600 });
const codeDayLimit = defineLimit('code-day', { points: 10, seconds: 86_400 });
// Past these two a code costs its asker a proof of work; past the third, one mail has had enough of them.
export const codeAllLimit = defineLimit('code-all', { points: 300, seconds: 3_600 });
const codeMailLimit = defineLimit('code-mail', { points: 20, seconds: 86_400 });
const codeMailMostLimit = defineLimit('code-mail-most', { points: 40, seconds: 21_600 });

type CodeRequest = { purpose: CodePurpose; email: string; subject?: string };

/**
 * Has a six-digit code sent to an address; the one before for the same purpose dies. Whether the address is known is
 * looked at only where the mail is written, so this takes the same time and says the same for everybody.
 * @param input.subject what the code is bound to; the address itself when left out
 * @throws TooManyRequests
 */
export const requestCode = (ctx: Ctx, input: CodeRequest): Promise<void> =>
  inSignUpQueue(() => sendCode(ctx, input));

async function sendCode(ctx: Ctx, input: CodeRequest): Promise<void> {
  const { purpose, email, subject = email } = input;
  await issueCode(ctx, { purpose, subject, contacts: [email] }, (ctx) =>
    ctx.jobs.enqueue(ctx.db, customerMail, [
      { what: 'code', key: `code:${v7()}`, purpose, subject, to: email, language: ctx.language },
    ]),
  );
}

/**
 * Ends the code that a subject has and has another one made; `send` asks for its mail in the same transaction.
 * @param input.ends subjects whose code ends as well: the same one's by another way
 * @param input.contacts where codes go: each gets only so many
 * @throws TooManyRequests, ProofOfWorkRequired
 */
export async function issueCode(
  ctx: Ctx,
  {
    purpose,
    subject,
    ends = [],
    contacts,
  }: { purpose: CodePurpose; subject: string; ends?: string[]; contacts: string[] },
  send: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const { ip } = ctx.request;
  await ctx.limit(codeNetworkLimit, ip);
  // Before the pause: whoever is asked for work comes again at once.
  await limitOrRequireWork(ctx, [codeAllLimit, 'all'], ...contacts.map(byMail));
  for (const contact of contacts) {
    await pause(ctx, `${purpose}:${contact}|${ip}`);
    await ctx.limit(codeHourLimit, `${contact}|${ip}`);
    await ctx.limit(codeDayLimit, `${contact}|${ip}`);
    await ctx.limit(codeMailMostLimit, contact);
  }
  const fresh = { codeHash: null, attempts: 0, expiresAt: codeEnds };
  await inTransaction(ctx, async (ctx) => {
    if (ends.length > 0)
      await ctx.db
        .delete(customerCodes)
        .where(and(eq(customerCodes.purpose, purpose), inArray(customerCodes.subject, ends)));
    await ctx.db
      .insert(customerCodes)
      .values({ purpose, subject, ...fresh })
      .onConflictDoUpdate({ target: [customerCodes.purpose, customerCodes.subject], set: fresh });
    await send(ctx);
  });
}

const byMail = (contact: string): [Limit, string] => [codeMailLimit, contact];

async function pause(ctx: Pick<Ctx, 'limit'>, key: string): Promise<void> {
  await ctx.limit(codePauseLimit, key).catch((error: unknown) => {
    if (!(error instanceof TooManyRequests)) throw error;
    const seconds = error.retryAfterSeconds;
    throw new TooManyRequests(
      seconds,
      /*i18n*/ 'Please wait {seconds} seconds before you ask for another code.',
      {
        seconds,
      },
    );
  });
}
