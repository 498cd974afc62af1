import { lt, sql } from 'drizzle-orm';
import { customerCodes, customerProofs } from '#db/schema/customer-codes.server.ts';
import { customerSessions, customerTokens } from '#db/schema/customer-sessions.server.ts';
import type { Ctx } from '#domain/context.ts';

/** Sessions, tokens, codes and proofs that have ended by time leave no row behind. */
export async function forgetEndedSignIns(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const table of [customerSessions, customerTokens, customerCodes, customerProofs])
    await ctx.db.delete(table).where(lt(table.expiresAt, sql`now()`));
}
