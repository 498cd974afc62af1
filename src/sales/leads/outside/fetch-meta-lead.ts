import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { metaLeadOf } from './read-meta.ts';
import { openKeys } from './source-keys.ts';
import { outsideLeads, outsideSources } from './table.server.ts';
import { fileOutsideLead, type OutsideSource } from './take-outside-lead.ts';

/** Fetches what somebody entered at Meta, and takes it in. Done once: who comes later finds it taken. @throws whatever failed */
export async function fetchMetaLead(ctx: Ctx, { outsideLeadId }: { outsideLeadId: string }): Promise<void> {
  const waiting = and(eq(outsideLeads.id, outsideLeadId), eq(outsideLeads.state, 'waiting'));
  const [found] = await ctx.db
    .select({ source: outsideSources, leadgenId: outsideLeads.externalId })
    .from(outsideLeads)
    .innerJoin(outsideSources, eq(outsideSources.id, outsideLeads.sourceId))
    .where(waiting);
  if (!found) return;
  const { source, leadgenId } = found;
  let lead: Record<string, unknown>;
  try {
    lead = await ctx.adNetworks.readMetaLead({ leadgenId, ...(await metaKeysOf(ctx, source)) });
  } catch (error) {
    await ctx.db
      .update(outsideLeads)
      .set({ error: reasonOf(error) })
      .where(waiting);
    throw error;
  }
  await inTransaction(ctx, async (ctx) => {
    const [mine] = await ctx.db
      .select({ id: outsideLeads.id })
      .from(outsideLeads)
      .where(waiting)
      .for('update');
    if (mine) await fileOutsideLead(ctx, source, metaLeadOf(leadgenId, lead), mine);
  });
}

/** @throws Error where the token or the secret is missing */
export async function metaKeysOf(ctx: Ctx, source: OutsideSource) {
  const { appSecret, pageToken } = await openKeys(ctx, source);
  if (!appSecret || !pageToken) throw new Error('The page’s token or the app’s secret is missing.');
  return { appSecret, pageToken };
}
