import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { allow, keptToOwn, type Ctx } from '#kit/context.ts';
import { noTargets, targetsOfOne, type SalesTargets } from './target.ts';

export const salesTargetsKey = 'sales-targets';

/** What shall be won in every month and in single ones, as the owner says; who sees their own leads only sees their own target. */
export async function readTargets(ctx: Ctx): Promise<SalesTargets> {
  allow(ctx.actor, 'leads:read');
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, salesTargetsKey));
  const all = { ...noTargets, ...(row?.value as Partial<SalesTargets> | undefined) };
  const me = keptToOwn(ctx);
  return me === null ? all : targetsOfOne(all, me);
}
