import { and, asc, eq, isNotNull, sql, type Column, type SQL } from 'drizzle-orm';
import { settledPaise } from '#money/payments/settled-paise.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { settlements } from '#money/receivables/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

const { id, number, subjectId, purpose, paidAt, totalPaise, refundedPaise, mode, status, paidPaymentId } =
  paymentTransactions;
const sum = (of: Column | SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
const its = (quotationId: string) => and(eq(purpose, 'quotation'), eq(subjectId, quotationId));

/**
 * What was ever paid for a quotation, with what was kept back of that as tax; what of it was money, and what of that went
 * back.
 */
export async function sumsPaid(
  ctx: Pick<Ctx, 'db'>,
  quotationId: string,
): Promise<{ paidPaise: Paise; moneyPaise: Paise; refundedPaise: Paise }> {
  const [sums] = await ctx.db
    .select({
      paidPaise: sum(settledPaise()),
      moneyPaise: sum(totalPaise),
      refundedPaise: sum(refundedPaise),
    })
    .from(paymentTransactions)
    .where(and(its(quotationId), isNotNull(paidAt)));
  return sums ?? { paidPaise: 0, moneyPaise: 0, refundedPaise: 0 };
}

/** What money the invoices of its milestones hold today; it is of no payment above. */
export async function heldByMilestones(ctx: Pick<Ctx, 'db'>, quotationId: string): Promise<Paise> {
  const [held] = await ctx.db
    .select({ paise: sum(settlements.amountPaise) })
    .from(quotationMilestones)
    .innerJoin(settlements, eq(settlements.invoiceId, quotationMilestones.invoiceId))
    .where(and(eq(quotationMilestones.quotationId, quotationId), eq(settlements.kind, 'money')));
  return held?.paise ?? 0;
}

/** The payments that came, the first one first. */
export const paymentsFor = (ctx: Pick<Ctx, 'db'>, quotationId: string) =>
  ctx.db
    .select({
      id,
      status,
      mode,
      totalPaise,
      keptBackPaise: sql<number>`${settledPaise()} - ${totalPaise}`.mapWith(Number),
      refundedPaise,
      paidAt,
      reference: paidPaymentId,
    })
    .from(paymentTransactions)
    .where(and(its(quotationId), isNotNull(paidAt)))
    .orderBy(asc(paidAt), asc(number));
