import { lt, sql } from 'drizzle-orm';
import { quotationGrants } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Grants that nobody used in time leave no row behind. */
export async function purgeEndedGrants(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(quotationGrants).where(lt(quotationGrants.expiresAt, sql`now()`));
}
