import { eq, inArray } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { payerName } from './list-payments.ts';
import { paymentTransactions } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';

/** What open back offices are told of payments. */
export async function summarizePayments(ctx: Ctx, input: { transactionIds: string[] }) {
  allow(ctx.actor, 'payments:read');
  const { id, purpose, totalPaise, reviewReason } = paymentTransactions;
  return ctx.db
    .select({ id, purpose, totalPaise, reviewReason, customerName: payerName })
    .from(paymentTransactions)
    .leftJoin(customers, eq(customers.id, paymentTransactions.customerId))
    .where(inArray(id, input.transactionIds));
}
