import { eq } from 'drizzle-orm';
import { staffSessions } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { hashToken } from '#kit/secrets/token.ts';

/** Ends the session of this token. One that has ended already is no error. */
export async function signOut(ctx: Ctx, input: { token: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(staffSessions)
      .where(eq(staffSessions.tokenHash, hashToken(input.token)))
      .returning({ staffId: staffSessions.staffId });
    if (ended)
      await audit(
        { ...ctx, db: tx },
        { action: 'signed-out', subjectType: 'staff', subjectId: ended.staffId },
      );
  });
}
