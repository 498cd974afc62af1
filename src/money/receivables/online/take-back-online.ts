import { and, asc, desc, eq, gt, isNotNull, sum } from 'drizzle-orm';
import { writeSentBack } from '../advances.ts';
import { advances, receipts, settlements } from '../table.server.ts';
import { lockReceivables, writeSettlement } from '../write-settlement.ts';
import type { Ctx } from '#kit/context.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import type { PaidOut } from '#money/payments/purpose.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

/**
 * What follows a refund of such a payment: what of its receipt is an advance goes first, the rest comes off the invoices
 * it settled, the last one first; they are owed again. Money that was sent back beside the gateway before finds nothing
 * more: then somebody looks.
 */
export async function takeBackOnline(ctx: Ctx, refunded: TransactionRow, refund: PaidOut): Promise<void> {
  const [receipt] = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.method, 'online'), eq(receipts.reference, refunded.paidPaymentId ?? refunded.id)));
  if (!receipt) throw new Error(`${refunded.id} was paid and has no receipt`);
  const { id: receiptId, buyerId, reference } = receipt;
  let left = refund.amountPaise;
  const take = (mostPaise: number) => {
    const amountPaise = Math.min(left, mostPaise);
    left -= amountPaise;
    return amountPaise;
  };
  // Invoices before advances, as everybody locks them who settles one with the other.
  const settled = await settledBy(ctx, receiptId);
  await lockReceivables(
    ctx,
    settled.map(({ invoiceId }) => invoiceId),
  );
  const unused = await ctx.db
    .select()
    .from(advances)
    .where(and(eq(advances.receiptId, receiptId), gt(advances.leftPaise, 0)))
    .orderBy(asc(advances.id))
    .for('update');
  const fromAdvances = unused.map((advance) => ({ advance, amountPaise: take(advance.leftPaise) }));
  for (const { invoiceId, paise } of await settledBy(ctx, receiptId)) {
    const amountPaise = take(paise);
    if (amountPaise === 0) continue;
    await writeSettlement(ctx, {
      kind: 'money',
      amountPaise: -amountPaise,
      buyerId,
      invoiceId,
      receiptId,
      reason: reference,
    });
    await writeSettlement(ctx, { kind: 'sent-back', amountPaise, buyerId, receiptId, reason: reference });
  }
  if (left > 0)
    await ctx.db
      .update(paymentTransactions)
      .set({ reviewReason: 'More went back than its receipt still had.' })
      .where(eq(paymentTransactions.id, refunded.id));
  // Last: their vouchers take numbers.
  for (const { advance, amountPaise } of fromAdvances)
    if (amountPaise > 0) await writeSentBack(ctx, advance, amountPaise, reference);
}

/** What of a receipt is on which invoice, the last one first. */
async function settledBy(ctx: Pick<Ctx, 'db'>, receiptId: string) {
  const rows = await ctx.db
    .select({ invoiceId: settlements.invoiceId, paise: sum(settlements.amountPaise).mapWith(Number) })
    .from(settlements)
    .where(
      and(
        eq(settlements.receiptId, receiptId),
        eq(settlements.kind, 'money'),
        isNotNull(settlements.invoiceId),
      ),
    )
    .groupBy(settlements.invoiceId)
    .orderBy(desc(settlements.invoiceId));
  return rows.flatMap(({ invoiceId, paise }) => (invoiceId && paise > 0 ? [{ invoiceId, paise }] : []));
}
