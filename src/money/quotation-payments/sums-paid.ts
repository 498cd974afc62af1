import { and, asc, eq, isNotNull, sql, type Column } from 'drizzle-orm';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

const { id, subjectId, purpose, paidAt, totalPaise, refundedPaise, mode, status, paidPaymentId } =
  paymentTransactions;
const its = (quotationId: string) => and(eq(purpose, 'quotation'), eq(subjectId, quotationId));

/** What was ever paid for a quotation, and what of it went back. */
export async function sumsPaid(
  ctx: Pick<Ctx, 'db'>,
  quotationId: string,
): Promise<{ paidPaise: Paise; refundedPaise: Paise }> {
  const sum = (column: Column) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await ctx.db
    .select({ paidPaise: sum(totalPaise), refundedPaise: sum(refundedPaise) })
    .from(paymentTransactions)
    .where(and(its(quotationId), isNotNull(paidAt)));
  return sums ?? { paidPaise: 0, refundedPaise: 0 };
}

/** The payments that came, the first one first. */
export const paymentsFor = (ctx: Pick<Ctx, 'db'>, quotationId: string) =>
  ctx.db
    .select({ id, status, mode, totalPaise, refundedPaise, paidAt, reference: paidPaymentId })
    .from(paymentTransactions)
    .where(and(its(quotationId), isNotNull(paidAt)))
    .orderBy(asc(paidAt));
