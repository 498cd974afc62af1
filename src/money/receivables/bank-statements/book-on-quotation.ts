import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lockReference } from '../known-reference.ts';
import { bankTransactions } from './table.server.ts';
import { takeUp } from './take-up.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { QuotationMoney, recordPayment } from '#money/quotation-payments/record-payment.ts';

/** The day and the amount are the bank's. */
export const QuotationBookingInput = QuotationMoney.omit({ receivedOn: true });
export type QuotationBookingInput = z.input<typeof QuotationBookingInput>;

/**
 * Records what is due of a quotation as paid by a credit.
 * @throws NotFound · Conflict where somebody was first, or another sum is due · Invalid as recordPayment
 */
export async function bookOnQuotation(
  ctx: Ctx,
  input: { transactionId: string; payment: QuotationBookingInput },
): Promise<{ id: string }> {
  allow(ctx.actor, 'payments:record');
  return inTransaction(ctx, async (ctx) => {
    await lockReference(ctx, input.payment);
    const { id, bookedOn: receivedOn, creditPaise: amountPaise } = await takeUp(ctx, input, 'booked');
    const transactionId = await recordPayment(ctx, { ...input.payment, receivedOn, amountPaise });
    await ctx.db.update(bankTransactions).set({ transactionId }).where(eq(bankTransactions.id, id));
    return { id: transactionId };
  });
}
