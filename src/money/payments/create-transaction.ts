import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { auditPayment, type ChangeReason } from './move-transaction.ts';
import { chargedFor } from './priced-order.ts';
import { newTransactionId, type TransactionRow } from './one-transaction.ts';

type Begun = Omit<typeof paymentTransactions.$inferInsert, 'id' | 'updatedAt' | 'totalPaise'>;

/** Freezes an order, with the first line of its history. In the caller's transaction, under the lock of its subject. */
export async function createTransaction(
  ctx: Ctx,
  begun: Begun,
  reason: ChangeReason,
): Promise<TransactionRow> {
  const { createdAt: updatedAt, order } = begun;
  const [row] = await ctx.db
    .insert(paymentTransactions)
    .values({ ...begun, id: newTransactionId(), updatedAt, totalPaise: chargedFor(order) })
    .returning();
  if (!row) throw new Error('The payment could not be written.');
  await auditPayment(ctx, row, 'created', { ...reason, from: null });
  return row;
}
