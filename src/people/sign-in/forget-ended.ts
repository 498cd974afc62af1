import { lt, sql } from 'drizzle-orm';
import { customerCodes } from './codes/table.server.ts';
import { customerProofs } from './table.server.ts';
import { customerSessions, customerTokens } from '#people/sessions/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Sessions, tokens, codes and proofs that have ended by time leave no row behind. */
export async function forgetEndedSignIns(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const table of [customerSessions, customerTokens, customerCodes, customerProofs])
    await ctx.db.delete(table).where(lt(table.expiresAt, sql`now()`));
}
