import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { rescoreLeads } from '#sales/leads/score/rescore.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { quotationResponseLimit } from './answers/respond.ts';
import { findByPublicId } from './find-quotation.ts';

/**
 * Notes that somebody has the quotation before them. Pages ask for it from the browser: mail programs that fetch links do
 * not count. Opened again within ten minutes is the same look.
 * @throws NotFound
 */
export async function countQuotationView(ctx: Ctx, input: { publicId: string }): Promise<void> {
  await ctx.limit(quotationResponseLimit, ctx.request.ip);
  const { id: quotationId } = await findByPublicId(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    const [seen] = await ctx.db
      .update(quotations)
      .set({
        views: sql`${quotations.views} + 1`,
        lastViewedAt: sql`now()`,
        status: sql`case when ${quotations.status} = 'sent' then 'viewed' else ${quotations.status} end`,
      })
      .where(
        and(
          eq(quotations.id, quotationId),
          or(
            isNull(quotations.lastViewedAt),
            lt(quotations.lastViewedAt, sql`now() - interval '10 minutes'`),
          ),
        ),
      )
      .returning({ leadId: quotations.leadId });
    if (!seen) return;
    if (seen.leadId) await rescoreLeads(ctx, [seen.leadId]);
    await announce(ctx, { kind: 'quotation', quotationId });
  });
}
