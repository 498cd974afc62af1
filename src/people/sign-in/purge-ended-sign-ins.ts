import { lt, sql } from 'drizzle-orm';
import { customerCodes } from './codes/table.server.ts';
import { googleHandoffs } from './google/native/table.server.ts';
import { customerProofs } from './table.server.ts';
import { customerSessions, customerTokens } from '#people/sessions/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Sessions, tokens, codes, proofs and hand-offs that have ended by time leave no row behind. */
export async function purgeEndedSignIns(ctx: Pick<Ctx, 'db'>): Promise<void> {
  for (const table of [customerSessions, customerTokens, customerCodes, customerProofs, googleHandoffs])
    await ctx.db.delete(table).where(lt(table.expiresAt, sql`now()`));
}
