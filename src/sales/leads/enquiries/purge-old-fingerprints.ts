import { lt, sql } from 'drizzle-orm';
import { leadFingerprints } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** After a week no fingerprint decides anything any more. */
export async function purgeOldFingerprints(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(leadFingerprints).where(lt(leadFingerprints.at, sql`now() - interval '7 days'`));
}
