import { and, eq, inArray, sql } from 'drizzle-orm';
import { buyers } from '#money/buyers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { paidStatuses } from '#money/payments/transaction.ts';
import { isBooked, receipts } from '#money/receivables/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { CouponUser } from './coupon-user.ts';

/**
 * Whether money of theirs has come, also where it went back since: by their account, for a quotation that is addressed to
 * them, or for an invoice that goes to them, however it was paid.
 */
export async function hasBought(
  { db }: Pick<Ctx, 'db'>,
  { customerId, email }: CouponUser,
): Promise<boolean> {
  const { subjectId, purpose, status } = paymentTransactions;
  const paid = inArray(status, [...paidStatuses, 'refunded']);
  const mine = and(paid, customerId ? eq(paymentTransactions.customerId, customerId) : sql`false`);
  if ((await db.$count(paymentTransactions, mine)) > 0) return true;
  if (!email) return false;
  const [quoted] = await db
    .select({ id: paymentTransactions.id })
    .from(quotations)
    .innerJoin(
      paymentTransactions,
      and(eq(subjectId, sql`${quotations.id}::text`), eq(purpose, 'quotation'), paid),
    )
    .where(eq(quotations.email, email))
    .limit(1);
  if (quoted) return true;
  const [received] = await db
    .select({ id: receipts.id })
    .from(buyers)
    .innerJoin(receipts, eq(receipts.buyerId, buyers.id))
    .where(and(eq(buyers.email, email), isBooked))
    .limit(1);
  return received !== undefined;
}
