import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { customerCodes } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Draft } from '#agency/messages/message.ts';
import type { CodePurpose } from './code-purpose.ts';

/** Ten minutes. Source: ASVS 6.5.5 */
export const codeEnds = sql`now() + interval '10 minutes'`;

/**
 * Makes six random digits for a code that was asked for, and writes the messages that carry them: both or neither, and
 * once for the same `dedupeKey`s. Nothing else ever holds the code; its row holds a hash.
 */
export async function mintCode(
  ctx: Ctx,
  { purpose, subject }: { purpose: CodePurpose; subject: string },
  write: (code: string) => Promise<Omit<Draft, 'secret'>[]>,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const [codeHash, drafts] = await Promise.all([ctx.passwords.hash(code), write(code)]);
  const asked = and(eq(customerCodes.purpose, purpose), eq(customerCodes.subject, subject));
  await inTransaction(ctx, async (ctx) => {
    const [waiting] = await ctx.db
      .select({ subject: customerCodes.subject })
      .from(customerCodes)
      .where(asked)
      .for('update');
    if (!waiting) return;
    const written = await queueMessages(
      ctx,
      drafts.map((draft) => ({ ...draft, secret: code })),
    );
    // Written before: the code that is on its way stays the right one.
    if (written === 0) return;
    await ctx.db.update(customerCodes).set({ codeHash, attempts: 0, expiresAt: codeEnds }).where(asked);
  });
}
