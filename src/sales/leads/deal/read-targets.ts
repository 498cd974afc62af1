import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { noTargets, type SalesTargets } from './target.ts';

export const salesTargetsKey = 'sales-targets';

/** What shall be won in every month and in single ones, as the owner says. */
export async function readTargets(ctx: Ctx): Promise<SalesTargets> {
  allow(ctx.actor, 'leads:read');
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, salesTargetsKey));
  return { ...noTargets, ...(row?.value as Partial<SalesTargets> | undefined) };
}
