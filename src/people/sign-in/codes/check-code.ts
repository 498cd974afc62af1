import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { customerCodes } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { WrongCode } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import type { CodePurpose } from './code-purpose.ts';

const codeTriesLimit = defineLimit('code-tries', { points: 10, seconds: 3_600 });
const codeTriesNetworkLimit = defineLimit('code-tries-network', { points: 100, seconds: 900 });

const triesPerCode = 5;

/** A code that was right and is not yet used up. */
export type CheckedCode = { purpose: CodePurpose; subject: string; codeHash: string };

/** Of the subjects that a code can be bound to, the one whose code waits: the newest; the first where none does. */
export async function waitingSubject(
  ctx: Pick<Ctx, 'db'>,
  { purpose, subjects }: { purpose: CodePurpose; subjects: string[] },
): Promise<string> {
  const [waiting] = await ctx.db
    .select({ subject: customerCodes.subject })
    .from(customerCodes)
    .where(
      and(
        eq(customerCodes.purpose, purpose),
        inArray(customerCodes.subject, subjects),
        gt(customerCodes.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(customerCodes.expiresAt))
    .limit(1);
  return waiting?.subject ?? subjects[0] ?? '';
}

/**
 * Judges a code. The try is counted before it is judged, so guesses sent at once do not slip past the count.
 * @throws WrongCode, TooManyRequests
 */
export async function checkCode(
  ctx: Ctx,
  input: { purpose: CodePurpose; subject: string; code: string },
): Promise<CheckedCode> {
  const { purpose, subject } = input;
  const { ip } = ctx.request;
  await ctx.limit(codeTriesNetworkLimit, ip);
  await ctx.limit(codeTriesLimit, `${subject}|${ip}`);
  const [waiting] = await ctx.db
    .update(customerCodes)
    .set({ attempts: sql`${customerCodes.attempts} + 1` })
    .where(
      and(
        eq(customerCodes.purpose, purpose),
        eq(customerCodes.subject, subject),
        gt(customerCodes.expiresAt, sql`now()`),
        lt(customerCodes.attempts, triesPerCode),
      ),
    )
    .returning({ codeHash: customerCodes.codeHash });
  const right = await ctx.passwords.matches(waiting?.codeHash ?? null, input.code);
  if (!waiting?.codeHash || !right) throw new WrongCode();
  return { purpose, subject, codeHash: waiting.codeHash };
}

/** Uses a code up, in the transaction of what it opens. @throws WrongCode when somebody was first */
export async function consumeCode(ctx: Pick<Ctx, 'db'>, code: CheckedCode): Promise<void> {
  const [used] = await ctx.db
    .delete(customerCodes)
    .where(
      and(
        eq(customerCodes.purpose, code.purpose),
        eq(customerCodes.subject, code.subject),
        eq(customerCodes.codeHash, code.codeHash),
      ),
    )
    .returning({ subject: customerCodes.subject });
  if (!used) throw new WrongCode();
}
