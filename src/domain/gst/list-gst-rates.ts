import { asc } from 'drizzle-orm';
import { gstRates } from '#db/schema/gst-rates.server.ts';
import type { Ctx } from '#domain/context.ts';

/** All rates; the first is the one that is charged. */
export const listGstRates = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.select().from(gstRates).orderBy(asc(gstRates.position), asc(gstRates.id));
