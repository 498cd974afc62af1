import { and, eq, inArray } from 'drizzle-orm';
import { readMilestones } from './milestones.ts';
import { quotationMilestones } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { moveOrder } from '#money/quotation-payments/book-payment.ts';
import { settlements } from '#money/receivables/table.server.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * What follows when money, or tax kept back of it, has settled an invoice: its quotation is paid once nothing is open of
 * any milestone. A write-off is no money (docs/decisions/037), so a quotation of which a part was given up stays an order,
 * whichever part is settled last.
 */
export async function followSettled(ctx: Ctx, input: { invoiceId: string }): Promise<void> {
  const [its] = await ctx.db
    .select()
    .from(quotationMilestones)
    .where(eq(quotationMilestones.invoiceId, input.invoiceId));
  if (!its) return;
  const { quotationId, title } = its;
  const all = await readMilestones(ctx, quotationId);
  const isLoss = and(
    eq(settlements.kind, 'write-off'),
    inArray(
      settlements.invoiceId,
      all.flatMap(({ invoiceId }) => invoiceId ?? []),
    ),
  );
  const isPaid =
    all.every(({ openPaise }) => openPaise === 0) && (await ctx.db.$count(settlements, isLoss)) === 0;
  await moveOrder(ctx, quotationId, isPaid ? 'paid' : null, `Milestone “${title}” is settled of`);
}

/** What follows when money of an invoice is ours no more: a quotation that was paid by its milestones is not. */
export const followReopened = (
  ctx: Ctx,
  { invoiceId, reference }: { invoiceId: string; reference: string },
): Promise<void> =>
  reopen(ctx, invoiceId, (title) => `Money (${reference}) for milestone “${title}” is ours no more, of`);

/** The same where notes have taken an invoice off as a whole: its milestone is to be billed anew. */
export const followCancelled = (ctx: Ctx, { invoiceId }: { invoiceId: string }): Promise<void> =>
  reopen(ctx, invoiceId, (title) => `The invoice of milestone “${title}” is cancelled, of`);

async function reopen(ctx: Ctx, invoiceId: string, what: (title: string) => string): Promise<void> {
  const [its] = await ctx.db
    .select({ quotationId: quotationMilestones.quotationId, title: quotationMilestones.title })
    .from(quotationMilestones)
    .where(eq(quotationMilestones.invoiceId, invoiceId));
  if (!its) return;
  const { status } = await readQuotationRow(ctx, its);
  await moveOrder(ctx, its.quotationId, status === 'paid' ? 'converted' : null, what(its.title));
}
