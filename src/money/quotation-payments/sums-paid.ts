import { and, asc, eq, isNotNull, sql, type Column, type SQL } from 'drizzle-orm';
import { settledPaise } from '#money/payments/settled-paise.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

const { id, number, subjectId, purpose, paidAt, totalPaise, refundedPaise, mode, status, paidPaymentId } =
  paymentTransactions;
const its = (quotationId: string) => and(eq(purpose, 'quotation'), eq(subjectId, quotationId));

/**
 * What was ever paid for a quotation, with what was kept back of that as tax; what of it was money, and what of that went
 * back.
 */
export async function sumsPaid(
  ctx: Pick<Ctx, 'db'>,
  quotationId: string,
): Promise<{ paidPaise: Paise; moneyPaise: Paise; refundedPaise: Paise }> {
  const sum = (of: Column | SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
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
