import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { consentNeeded, destinations } from './conversion.ts';
import { conversionDestinations } from './table.server.ts';

const byMarketing = destinations.filter((kind) => consentNeeded[kind] === 'marketing');

/** Whether any network would be told, so that it is worth asking who may be told of. */
export async function isNetworkTold(ctx: Pick<Ctx, 'db'>): Promise<boolean> {
  const [one] = await ctx.db
    .select({ kind: conversionDestinations.kind })
    .from(conversionDestinations)
    .where(and(eq(conversionDestinations.active, true), inArray(conversionDestinations.kind, byMarketing)))
    .limit(1);
  return one !== undefined;
}
