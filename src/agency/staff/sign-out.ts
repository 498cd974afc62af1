import { eq } from 'drizzle-orm';
import { staffSessions } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Ends the session of this token. One that has ended already is no error. */
export async function signOut(ctx: Ctx, input: { token: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .delete(staffSessions)
      .where(eq(staffSessions.tokenHash, hashToken(input.token)))
      .returning({ staffId: staffSessions.staffId });
    if (ended) await audit(ctx, { action: 'signed-out', subjectType: 'staff', subjectId: ended.staffId });
  });
}
