import { asc } from 'drizzle-orm';
import { gstRates } from '#db/schema/gst-rates.server.ts';
import type { Ctx } from '#domain/context.ts';
import { fallbackGstPercent } from './fallback-gst-percent.ts';

/** All rates; the first is the one that is charged. */
export const listGstRates = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.select().from(gstRates).orderBy(asc(gstRates.position), asc(gstRates.id));

/** The percentage that is charged now. */
export async function readGstPercent(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const [first] = await listGstRates(ctx).limit(1);
  return first?.percent ?? fallbackGstPercent;
}
