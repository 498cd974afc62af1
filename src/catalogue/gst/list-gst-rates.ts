import { asc } from 'drizzle-orm';
import { gstRates } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { fallbackGstPercent } from './fallback-gst-percent.ts';

/** All rates; the first is the one that is charged. */
export const listGstRates = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db.select().from(gstRates).orderBy(asc(gstRates.position), asc(gstRates.id));

/** Whether we charge GST at all: whoever has no GST number may not. Source: s.32 of the CGST Act */
export const chargesGst = async (ctx: Pick<Ctx, 'db'>): Promise<boolean> =>
  (await readSettings(ctx)).gstin !== '';

/** The percentage that is charged now. */
export async function readGstPercent(ctx: Pick<Ctx, 'db'>): Promise<number> {
  if (!(await chargesGst(ctx))) return 0;
  const [first] = await listGstRates(ctx).limit(1);
  return first?.percent ?? fallbackGstPercent;
}
