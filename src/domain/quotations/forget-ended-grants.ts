import { lt, sql } from 'drizzle-orm';
import { quotationGrants } from '#db/schema/quotations.server.ts';
import type { Ctx } from '#domain/context.ts';

/** Grants that nobody used in time leave no row behind. */
export async function forgetEndedGrants(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(quotationGrants).where(lt(quotationGrants.expiresAt, sql`now()`));
}
