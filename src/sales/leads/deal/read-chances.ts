import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { usualChances, type DealChances } from './deal.ts';

export const dealChancesKey = 'deal-chances';

/** How likely leads become sales, as the owner says. */
export async function readDealChances(ctx: Ctx): Promise<DealChances> {
  allow(ctx.actor, 'leads:read');
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, dealChancesKey));
  return (row?.value as DealChances | undefined) ?? usualChances;
}
