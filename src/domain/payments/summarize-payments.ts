import { eq, inArray } from 'drizzle-orm';
import { customers } from '#db/schema/customers.server.ts';
import { paymentTransactions } from '#db/schema/payments.server.ts';
import { allow, type Ctx } from '#domain/context.ts';

/** What open back offices are told of payments. */
export async function summarizePayments(ctx: Ctx, input: { transactionIds: string[] }) {
  allow(ctx.actor, 'payments:read');
  const { id, purpose, totalPaise, reviewReason } = paymentTransactions;
  return ctx.db
    .select({ id, purpose, totalPaise, reviewReason, customerName: customers.fullName })
    .from(paymentTransactions)
    .innerJoin(customers, eq(customers.id, paymentTransactions.customerId))
    .where(inArray(id, input.transactionIds));
}
