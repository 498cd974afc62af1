import { eq } from 'drizzle-orm';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';
import { dueOf, type Due } from '#sales/quotations/quotation-due.ts';
import { quotationMay } from '#sales/quotations/quotation.ts';
import { sumsPaid } from './sums-paid.ts';

/**
 * What is to be paid next for a quotation; null before it is accepted, once all is paid, and where milestones are billed
 * instead.
 */
export async function readDue(
  ctx: Pick<Ctx, 'db'>,
  quotation: Pick<QuotationRow, 'id' | 'state' | 'lines' | 'depositPercent' | 'totalPaise'>,
): Promise<Due | null> {
  if (!quotationMay('pay', quotation.state)) return null;
  if ((await ctx.db.$count(quotationMilestones, eq(quotationMilestones.quotationId, quotation.id))) > 0)
    return null;
  return dueOf(quotation, (await sumsPaid(ctx, quotation.id)).paidPaise);
}
