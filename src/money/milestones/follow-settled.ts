import { eq } from 'drizzle-orm';
import { readMilestones } from './milestones.ts';
import { quotationMilestones } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { moveOrder } from '#money/quotation-payments/book-payment.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';

/** What follows when nothing is open of an invoice any more: its quotation is paid once that holds for every milestone. */
export async function followSettled(ctx: Ctx, input: { invoiceId: string }): Promise<void> {
  const [its] = await ctx.db
    .select()
    .from(quotationMilestones)
    .where(eq(quotationMilestones.invoiceId, input.invoiceId));
  if (!its) return;
  const { quotationId, title } = its;
  const all = await readMilestones(ctx, quotationId);
  const isPaid = all.every(({ openPaise }) => openPaise === 0);
  await moveOrder(ctx, quotationId, isPaid ? 'paid' : null, `Milestone “${title}” is settled of`);
  const quotation = await readQuotationRow(ctx, { quotationId });
  if (quotation.leadId)
    await followRule(ctx, {
      leadId: quotation.leadId,
      happened: 'paid',
      because: `milestone “${title}” of quotation ${quotationCode(quotation)} is settled`,
      from: 'Payment',
    });
}

/** What follows when money of an invoice is ours no more: a quotation that was paid by its milestones is not. */
export async function followReopened(
  ctx: Ctx,
  { invoiceId, reference }: { invoiceId: string; reference: string },
): Promise<void> {
  const [its] = await ctx.db
    .select({ quotationId: quotationMilestones.quotationId, title: quotationMilestones.title })
    .from(quotationMilestones)
    .where(eq(quotationMilestones.invoiceId, invoiceId));
  if (!its) return;
  const { status } = await readQuotationRow(ctx, its);
  const what = `Money (${reference}) for milestone “${its.title}” is ours no more, of`;
  await moveOrder(ctx, its.quotationId, status === 'paid' ? 'converted' : null, what);
}
