import { and, desc, eq, notInArray } from 'drizzle-orm';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ownAccount } from '#people/customers/customer.ts';

/** One's own payments, the latest first; those that were given up before any money moved are left out. */
export function listMyOrders(ctx: Ctx, input: { account: string }) {
  const { id } = ownAccount(ctx.actor, input.account);
  return ctx.db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        eq(paymentTransactions.customerId, id),
        notInArray(paymentTransactions.status, ['created', 'create_failed', 'cancelled']),
      ),
    )
    .orderBy(desc(paymentTransactions.createdAt), desc(paymentTransactions.id))
    .limit(100);
}
